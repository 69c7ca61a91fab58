export const block = (text: string) => [{ type: "text" as const, text }];
export const unknownLine = (line: string) => new Error(`No line "${line}"; a kite has a left and a right one.`);

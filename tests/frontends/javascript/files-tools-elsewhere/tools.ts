export const TOOLS = [{ name: "repair_kite", description: "Repairs a kite.", inputSchema: { type: "object", properties: { kite: { type: "string" } } } }];

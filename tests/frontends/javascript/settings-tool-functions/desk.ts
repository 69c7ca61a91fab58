export declare const desk: { offer(...args: unknown[]): void; keyed(...args: unknown[]): unknown };

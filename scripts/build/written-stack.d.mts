/** See written-stack.mjs, which runs before there is anything that reads TypeScript. */
export function writtenStack(stack: string): string;
export function traceSources(): void;

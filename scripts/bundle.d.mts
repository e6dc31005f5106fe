/** See bundle.mjs, which runs before there is anything that reads TypeScript. */
export function bundleFor(command: string | undefined, source?: string): Promise<string | undefined>;
/** What runs in a process of its own instead of a command, where `run.mjs` is called with it. */
export const CODE: string;

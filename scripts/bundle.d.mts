/** See bundle.mjs, which runs before there is anything that reads TypeScript. */
export function bundleFor(command: string | undefined, source?: string): Promise<string | undefined>;

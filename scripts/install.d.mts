/** See install.mjs, which runs before anything is installed and is therefore no TypeScript. */
export function ensureDependencies(folder?: string): Promise<void>;

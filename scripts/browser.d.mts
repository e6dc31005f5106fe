/** See browser.mjs, which runs before anything is installed and is therefore no TypeScript. */
export function ensureBrowser(): Promise<string>;

export const ms = (value: number) => `${value.toFixed(0)} ms`;
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints a result: what was measured, and how it came out. */
export const print = (name: string, value: string) => console.log(`${name.padEnd(26)} ${value}`);

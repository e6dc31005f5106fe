/** See child.mjs, which runs before anything is installed and is therefore no TypeScript. */
interface Ended {
  code: number;
  output: string;
}
export const root: string;
export function run(
  command: string,
  args: readonly string[],
  options?: { env?: Record<string, string>; quiet?: boolean; aside?: boolean; cwd?: string; priority?: number },
): Promise<Ended>;
export function tuneAllocator(): void;
export function runNpm(...words: string[]): Promise<Ended>;

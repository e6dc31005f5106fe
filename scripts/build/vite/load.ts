/**
 * Loads Vite when it is needed: it takes longer than most builds need for their code. The allocator of Rolldown, mimalloc, would reserve
 * memory in pieces of which it keeps most: a build of the code takes 440 MiB with them and 265 without, in the same time.
 */
export async function loadVite(): Promise<typeof import('vite')> {
  process.env.MIMALLOC_ARENA_RESERVE ??= '0';
  return import('vite');
}

import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { roomOf } from '../../src/layout.ts';

/** Whether the preview has loaded a file once at its start, or what is generated from it. */
function isLoadedOnce(path: string): boolean {
  if (/\.gen\.|\.test\./u.test(path)) return false;
  const room = roomOf(path);
  return room?.side === 'build' || room?.name === 'forms' || /\/examples\.json$|^src\/design\/icons\//u.test(path);
}

/** Calls `onChange` with the path of a file that has changed and that the preview has loaded once at its start. */
export function watchEngine(server: ViteDevServer, onChange: (path: string) => void) {
  server.watcher.on('all', (_, file) => {
    const path = relative(server.config.root, file).split(sep).join('/');
    if (isLoadedOnce(path)) onChange(path);
  });
}

import { constants } from 'node:os';

/** What asks a process to end: Ctrl+C, whatever manages processes, a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has `clean` called once: by the function that is returned, or else when this process ends. A signal ends it with the exit code that
 * a shell gives such an end.
 */
export function atEnd(clean: () => void): () => void {
  const stops = SIGNALS.map((signal) => [signal, () => process.exit(128 + constants.signals[signal])] as const);
  const done = () => {
    process.off('exit', done);
    for (const [signal, stop] of stops) process.off(signal, stop);
    clean();
  };
  process.on('exit', done);
  for (const [signal, stop] of stops) process.on(signal, stop);
  return done;
}

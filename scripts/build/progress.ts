import type { Text } from '../../src/findings/errors.ts';

/** Is told how far a build is. */
export interface Progress {
  /** Begins a step and ends the one before. `total` is what it consists of: pages, pictures. */
  begin(step: Text, total?: number): void;
  /** One of them is done. */
  advance(): void;
  end(): void;
}

export const noProgress: Progress = { begin() {}, advance() {}, end() {} };

import type { Step } from '../../fields/steps.ts';
import type { SubjectKind } from '../lock/lock.ts';
import type { Shape } from '../lock/shape.ts';

/** A version that documents may still be written in, and the way to the next. */
export interface OldVersion {
  version: number;
  shape: Shape;
  step: Step;
}

/** The old versions of every schema that has some, from the first on; `history.gen.ts` is the project's. */
export type History = Readonly<Record<SubjectKind, Readonly<Record<string, readonly OldVersion[]>>>>;

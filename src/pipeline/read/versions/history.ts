import type { Shape, SubjectKind } from '../../../documents/shape.ts';
import type { Step } from '../../../fields/steps.ts';
import type { Part } from './parts.ts';

/** A version that documents may still be written in, and the way to the next. */
export interface OldVersion {
  version: number;
  shape: Shape;
  step: Step;
}

/** The old versions of every schema that has some, from the first on; `history.gen.ts` is the project's. */
export type History = Readonly<Record<SubjectKind, Readonly<Record<string, readonly OldVersion[]>>>>;

/** The old versions of a part, which may call itself anything. */
export const versionsOf = (history: History, { kind, name }: Part): readonly OldVersion[] =>
  (Object.hasOwn(history[kind], name) ? history[kind][name] : undefined) ?? [];

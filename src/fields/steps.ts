/**
 * What a migration step may do to a document that was written for an older version of its schema.
 *
 * Paths name a property from the block (or the document) on: `image.alt`; `cards[].image` means the property in every
 * entry of the list, `stats[]` every entry. An operation does nothing where its path leads nowhere. Texts of the file
 * that an operation only moves stay as they are, character by character.
 */
export type Operation =
  | { op: 'rename'; path: string; to: string }
  | { op: 'move'; path: string; to: string }
  | { op: 'wrap'; path: string; as: string }
  | { op: 'set'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'change'; path: string; by: (value: unknown) => unknown }
  | { op: 'rewrite'; path: string; names: readonly string[]; by: (properties: Properties) => Properties };

export type Properties = Readonly<Record<string, unknown>>;

/** From one version of a schema to the next, operation by operation. */
export type Step = readonly Operation[];

/** Another name in the same place. */
export const rename = (path: string, to: string): Operation => ({ op: 'rename', path, to });

/** To another path; an object on the way that is missing is made where the property stood. */
export const move = (path: string, to: string): Operation => ({ op: 'move', path, to });

/** The value becomes the only property of an object, or with `[]` the only entry of a list. */
export const wrap = (path: string, as: string): Operation => ({ op: 'wrap', path, as });

/** Writes a property that is not there; one that is there stays. */
export const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });

/** Takes a property away, and what the author wrote in it. */
export const remove = (path: string): Operation => ({ op: 'remove', path });

/** Another value in the same place. */
export const change = (path: string, by: (value: unknown) => unknown): Operation => ({ op: 'change', path, by });

/**
 * The properties `names` of the object at `path` give way to those that `by` returns, in the place of the first: splits
 * one into several, joins several into one. `by` is called where at least one of them is there.
 */
export const rewrite = (path: string, names: readonly string[], by: (properties: Properties) => Properties) =>
  ({ op: 'rewrite', path, names, by }) satisfies Operation;

import { z } from 'zod';

type Scalar = string | number | boolean;

/**
 * A property of an object that changes nothing on the page, unless another one says so. It breaks no page, so it is no rule of the
 * schema: authors are told by a warning.
 */
export interface Effect<P extends string = string> {
  /** the property, or the path to one inside: `columns`, `entries[].from`, `step1.image` */
  property: P | `${P}.${string}` | `${P}[].${string}`;
  /** those of its values that this is about; all where it names none */
  values?: readonly Scalar[];
  /** the property of the object that it depends on */
  other: P;
  /** which values of the other one give it an effect, or whether the other one has to be there */
  is: readonly Scalar[] | 'set' | 'unset';
}

export const effects = z.registry<{ effects: readonly Effect[] }>();

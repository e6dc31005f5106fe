import { z } from 'zod';

/** Settings as the environment has them, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting whose text is valid; `expected` completes "erwartet wird …", where `=` stands for the name and itself. */
export const setting = (isValid: (text: string) => boolean, expected: string) => z.string().refine(isValid, expected);

/** `usual` holds where nothing is set. */
export const wholeNumber = (least: number, most: number, usual: number, hint = '') =>
  setting(
    (text) => /^\d{1,9}$/u.test(text) && Number(text) >= least && Number(text) <= most,
    `eine ganze Zahl von ${least} bis ${most}, zum Beispiel =${usual}${hint}`,
  )
    .transform(Number)
    .default(usual);

export const onOrOff = (usual: boolean, hint = '') =>
  z
    .enum(['on', 'off'], `on oder off${hint}`)
    .transform((text) => text === 'on')
    .default(usual);

/**
 * The settings that a schema names, where an empty one counts as missing; or all that is wrong with them, a sentence a
 * line, for whoever set them.
 *
 * @param rules sentences on settings that do not go together; false or undefined for a rule that is kept
 */
export function readEnvironment<T>(
  schema: z.ZodType<T>,
  env: Environment,
  rules: readonly (string | false | undefined)[],
): T | { problem: string } {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const { error, data } = schema.safeParse(given, { reportInput: true });
  const wrong = (error?.issues ?? []).map(
    ({ path, input, message }) =>
      `${path.join()} ist „${input}“, erwartet wird ${message.replace(' =', ` ${path.join()}=`)}.`,
  );
  const problem = [...rules.filter(Boolean), ...wrong].join('\n');
  return data === undefined || problem !== '' ? { problem } : data;
}

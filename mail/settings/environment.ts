import { z } from 'zod';
import { linesOf, type Text } from '../../src/findings/errors.ts';

/** Settings as the environment has them, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with settings, a sentence a line, for whoever set them. */
export interface SettingsProblem {
  problem: Text;
}

/** A setting whose text is valid; `expected` completes "it must be …", where `=` stands for the name and itself. */
export const setting = (isValid: (text: string) => boolean, expected: Text) =>
  z.string().refine(isValid, { params: expected });

const NO_HINT: Text = { de: '', en: '' };

/** `usual` holds where nothing is set. */
export const wholeNumber = (least: number, most: number, usual: number, hint = NO_HINT) =>
  setting((text) => /^\d{1,9}$/u.test(text) && Number(text) >= least && Number(text) <= most, {
    de: `eine ganze Zahl von ${least} bis ${most}, zum Beispiel =${usual}${hint.de}`,
    en: `a whole number from ${least} to ${most}, for example =${usual}${hint.en}`,
  })
    .transform(Number)
    .default(usual);

/** One of several words; `usual` holds where nothing is set. */
export const oneOf = <const T extends string>(words: readonly [T, ...T[]], hint = NO_HINT) => {
  const list = (language: string) => new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
  return setting((text) => words.some((word) => word === text), {
    de: list('de') + hint.de,
    en: list('en') + hint.en,
  }).pipe(z.enum(words));
};

export const onOrOff = (usual: boolean, hint?: Text) =>
  oneOf(['on', 'off'], hint)
    .transform((text) => text === 'on')
    .default(usual);

/**
 * The settings that a schema names, where an empty one counts as missing; or all that is wrong with them.
 *
 * @param rules sentences on settings that do not go together; false, undefined or '' for a rule that is followed
 */
export function readEnvironment<T>(
  schema: z.ZodType<T>,
  env: Environment,
  rules: readonly (Text | '' | false | undefined)[],
): T | SettingsProblem {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const { error, data } = schema.safeParse(given, { reportInput: true });
  const problems = [
    ...rules.filter((rule) => rule !== undefined && rule !== false && rule !== ''),
    ...(error?.issues ?? []).map(wrongSetting),
  ];
  return data === undefined || problems.length > 0 ? { problem: linesOf(problems) } : data;
}

function wrongSetting(issue: z.core.$ZodIssue): Text {
  const name = issue.path.join();
  const { de = '', en = '' }: Partial<Text> = issue.code === 'custom' ? (issue.params ?? {}) : {};
  const named = (expected: string) => expected.replace(' =', ` ${name}=`);
  const input = shown(String(issue.input));
  return {
    de: `${name} ist „${input}“, erwartet wird ${named(de)}.`,
    en: `${name} is "${input}"; it must be ${named(en)}.`,
  };
}

/** A name with a password, or a query, is a secret: of an address that may have one only the scheme is repeated. */
const shown = (text: string) => (/:.*@|\?/su.test(text) ? `${/^[a-z+.-]+:\/\//iu.exec(text)?.[0] ?? ''}…` : text);

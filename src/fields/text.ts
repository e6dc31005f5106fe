import { z } from 'zod';
import { LANGUAGES } from '../words/language.ts';
import { about } from './about.ts';
import { LINK } from './link.ts';
import { type Copy, roles } from './roles.ts';

/**
 * Characters of a one-line text: no control characters, no line or bidi controls, no BOM, nothing beyond the Basic
 * Multilingual Plane. The last rule keeps emoji out and makes zod (UTF-16 units) and ajv (code points) count alike.
 */
const FORBIDDEN =
  '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ufeff\\ud800-\\udfff\\u{10000}-\\u{10ffff}';

/** One character of a text, as a regular expression with flag `u`. */
export const CHARACTER = `[^${FORBIDDEN}]`;

/** One part after the other; neither blank nor padded: no space at either end, not even one that does not break. */
const unpadded = (part: string) => new RegExp(`^(?![ \\u00a0])${part}+(?<![ \\u00a0])$`, 'u');

/** Any line that is not padded. */
export const TEXT = unpadded(CHARACTER);

/** As `TEXT`, and square brackets occur only in `[label](target)` with a target that `LINK` allows. */
const RICH_TEXT = unpadded(
  `(?:[^\\[\\]${FORBIDDEN}]|\\[[^\\[\\]${FORBIDDEN}]+\\]\\((?:${LINK.source.slice(1, -1)})\\))`,
);

/** One line of plain text. `&shy;` and `&nbsp;` stand for the soft hyphen and the no-break space. */
export const text = (max: number, copy: Copy = {}) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(TEXT)
    .register(roles, { kind: 'text', ...copy });

/** A paragraph: `*betont*` is emphasis, `[Text](/ziel)` a link. */
export const richText = (max: number) =>
  z.string().min(1).max(max).regex(RICH_TEXT).register(roles, { kind: 'richText' });

/** Recommended most characters of a heading, by its level: three lines on a phone. */
const HEADING_LENGTH = { 1: 60, 2: 70, 3: undefined };

/** A heading of a level. `*Wort*` sets one word in italics, `&shy;` marks where a long word may break. */
export const heading = (level: 1 | 2 | 3, max = 90) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(TEXT)
    .register(roles, { kind: 'heading', level, recommended: HEADING_LENGTH[level] });

/** Words on a button or a link that looks like one. On a phone 32 characters are one line. */
export const buttonLabel = (max: number) => text(max, { recommended: 32 });

export const language = z.enum(LANGUAGES);

/** Language of what may be in another one than its page; `de` and `en` say what it is: `der Beschriftung`, `of the label`. */
export const languageOf = (de: string, en: string) =>
  language
    .optional()
    .meta(about(`Sprache ${de}, falls nicht die der Seite`, `Language ${en}, where it differs from the page’s`));

export const titleLang = languageOf('der Überschrift', 'of the heading');

export const labelLang = languageOf('der Beschriftung', 'of the label');

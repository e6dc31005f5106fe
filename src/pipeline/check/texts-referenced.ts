import type { JsonPath } from '../../documents/json.ts';
import type { Site } from '../../documents/site.ts';
import { stringsOf } from '../../documents/strings-of.ts';
import type { Problem } from '../../findings/finding.ts';
import { proseOfPages, texts } from '../model/texts.ts';
import { breaches, inEachLanguage } from './check.ts';

/** A value of the site document, and how texts refer to it. */
interface Value {
  reference: string;
  pattern: RegExp;
}

/**
 * What the site document says is written nowhere else: numbers and mail addresses on no page, in forms, menu and the site's
 * own sentences the name neither. Otherwise the copies stay as they are when it changes. A company's legal name is another.
 */
export const textsReferenced = inEachLanguage((site) => {
  const { settings, menu, forms } = site;
  if (!settings?.value) return [];
  const contacts = contactsOf(settings.value);
  const all = [...contacts, { reference: '{site.name}', pattern: literally(settings.value.name) }];
  const own = [settings, menu ?? [], forms].flat();
  return [
    ...breaches(proseOfPages(site), texts, ({ value }) => copiesIn(value, contacts)),
    ...own.flatMap(({ file, value }) =>
      stringsOf(value).flatMap(({ path, text }) => {
        if (file === settings.file && isDefinition(path)) return [];
        return copiesIn(text, all).map(
          ({ part, from, ...copy }): Problem => ({ ...copy, file, spot: { at: 'value', path, part, from } }),
        );
      }),
    ),
  ];
});

/** Of the site document only its sentences refer to what it says of itself. */
const isDefinition = ([first, second]: JsonPath) =>
  !(first === 'consent' || (first === 'chat' && second === 'greeting'));

function contactsOf({ phone, email, chat }: Site): Value[] {
  return [
    ...(phone ? [{ reference: '{site.phone}', pattern: asNumber(phone) }] : []),
    ...(chat ? [{ reference: '{site.chat.phone}', pattern: asNumber(chat.phone) }] : []),
    { reference: '{site.email}', pattern: literally(email) },
  ];
}

function copiesIn(text: string, values: readonly Value[]) {
  return values.flatMap(({ reference, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      code: 'site-value-copied' as const,
      details: { found },
      nearest: reference,
      fix: { write: reference },
      part: found,
      from: index,
    })),
  );
}

const literally = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.])${text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&')}(?![\\p{L}\\p{N}]| GmbH)`, 'gu');

/**
 * A number however it is written: `+49 30 23125 000`, `0049 30/23125-000`, `+49 (0)30 23125000`, `030 23125000`. Where the code
 * of its country ends shows only if it stands apart.
 */
function asNumber(number: string): RegExp {
  const [, code, rest = number] = /^\+([0-9]{1,3})[ -](.+)$/u.exec(number) ?? [];
  const grouped = (digits: string) =>
    digits
      .replaceAll(/[^0-9]/gu, '')
      .split('')
      .join('[ ()/-]*');
  const start = code === undefined ? '\\+?' : `(?:(?:\\+|00)?${grouped(code)}[ ()/-]*(?:\\(0\\)[ ()/-]*)?|\\(?0)`;
  return new RegExp(`(?<![0-9+])${start}${grouped(rest)}(?![0-9])`, 'gu');
}

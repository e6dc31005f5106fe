import slugify from '@sindresorhus/slugify';
import { dayMeant, isDay, isDayForm, lastDayOfMonth } from '../../documents/day.ts';
import { THANKS } from '../../documents/form.ts';
import { mediaAddress } from '../../documents/media.ts';
import { LINK } from '../../fields/link.ts';
import { endingsOf, mediaKind } from '../../fields/media.ts';
import type { Role } from '../../fields/roles.ts';
import type { Text } from '../../findings/errors.ts';
import type { Problem } from '../../findings/finding.ts';
import { type Stray, straysIn } from './correction/characters.ts';
import { repaired } from './correction/repairs.ts';

/** The format problems, each code with its own details; `isSame`: what is nearest says the same in the form that is asked for. */
type Format<D extends Problem = Problem> = D extends { code: FormatCode }
  ? Pick<D, 'code' | 'details'> & { nearest?: string | undefined; isSame?: boolean } & Part
  : never;

/** The piece of a value that is wrong, where it is not the whole; at index `from`, where it may occur before. */
interface Part {
  part?: string | undefined;
  from?: number | undefined;
}

/** What is known of a value's schema beside its role. */
export interface FormatContext {
  pattern?: string | undefined;
  /** what the schema tells authors */
  about?: Text | undefined;
}

type FormatCode =
  | 'text-blank'
  | 'text-padded'
  | 'text-line-break'
  | 'text-character'
  | 'text-brackets'
  | 'thanks-form'
  | 'link-form'
  | 'link-scheme'
  | 'link-to-file'
  | 'anchor-form'
  | 'file-form'
  | 'day-form'
  | 'day-missing'
  | 'wrong-format';

/** Why a value does not have the form that its role demands, in the most precise code there is. */
export function describeFormat(
  role: Role | undefined,
  value: string,
  name: string,
  context: FormatContext = {},
): Format {
  if (value.trim() === '') return { code: 'text-blank', details: { name } };
  switch (role?.kind) {
    case 'link':
      return linkFormat(value, name);
    case 'anchor':
      return { code: 'anchor-form', details: { name }, nearest: slug(value).replace(/^[0-9-]+/u, '') || undefined };
    case 'imagePath':
      return fileFormat(value, name, endingsOf(['picture']));
    case 'svgPath':
      return fileFormat(value, name, endingsOf(['drawing']));
    case 'videoPath':
      return fileFormat(value, name, endingsOf(['video']));
    case 'fontPath':
      return fileFormat(value, name, endingsOf(['font']));
    case 'text':
    case 'heading':
    case 'richText':
    case 'serviceLabel':
      return textFormat(value, name);
    case 'thanks':
      return lineFlaw(value, name) ?? { code: 'thanks-form', details: { name, begins: Object.values(THANKS) } };
    case 'day':
      return dayFormat(value, name, context) ?? otherFormat(value, name, context);
    default:
      return otherFormat(value, name, context);
  }
}

function textFormat(value: string, name: string): Format {
  const flaw = lineFlaw(value, name);
  if (flaw) return flaw;
  if (value !== value.trim()) return { code: 'text-padded', details: { name }, nearest: value.trim() };
  return linkFlaw(value, name);
}

/** What no one-line text may contain. */
function lineFlaw(value: string, name: string): Format | undefined {
  if (/[\r\n\u2028\u2029]/u.test(value)) return { code: 'text-line-break', details: { name } };
  const [stray] = straysIn(value);
  return stray && strayFormat(stray, name);
}

export const strayFormat = ({ found, kind, codePoint, written }: Stray, name: string) => ({
  code: 'text-character' as const,
  details: { name, kind, codePoint, found },
  nearest: written?.trim() ? written : undefined,
  part: found,
});

/** A link as authors write it, to wherever, also to `…/Park_(Berlin)`; else a bracket that belongs to none, as far as its end. */
const BRACKETS = /\[([^[\]]*)\]\(([^()]*(?:\([^()]*\)[^()]*)*)\)|\[[^[\]]*\]\([^()\s]*|[[\]]/gu;

/** What is wrong with the first link whose target is none, or the first square bracket that belongs to no link. */
function linkFlaw(value: string, name: string): Format {
  const pieces = [...value.matchAll(BRACKETS)];
  const wrong = pieces.find(([, label, target]) => !label || target === undefined || !LINK.test(target));
  const [whole, label, target = ''] = wrong ?? [];
  if (!wrong || !label || target.trim() === '') return { code: 'text-brackets', details: { name }, part: whole };
  const from = wrong.index + `[${label}](`.length;
  return { ...linkFormat(target, name, true), part: target, from };
}

function otherFormat(value: string, name: string, { pattern, about }: FormatContext): Format {
  const trimmed = value.trim();
  const flaw = lineFlaw(value, name);
  if (flaw) return flaw;
  const isAskedFor = askedForBy(pattern);
  if (trimmed !== value && isAskedFor(trimmed)) return { code: 'text-padded', details: { name }, nearest: trimmed };
  const same = repaired(value, isAskedFor);
  const named = slug(value);
  const nearest = same ?? (isAskedFor(named) && /[a-z]/u.test(named) ? named : undefined);
  return { code: 'wrong-format', details: { name, about }, nearest, isSame: same !== undefined };
}

/** Whether a text has the form of a pattern, which arrives as zod prints it: `/source/flags`. */
function askedForBy(pattern = ''): (text: string) => boolean {
  const [, source] = /^\/(.*)\/[a-z]*$/su.exec(pattern) ?? [];
  return (text) => source !== undefined && new RegExp(source, 'u').test(text);
}

/** How authors call the day on which a form is filled in. */
const THIS_DAY = /^\s*(?:ab |von )?(?:heute|jetzt|sofort|today|now)\s*$/iu;

/** Undefined for a day of another time than the schema allows. */
function dayFormat(value: string, name: string, { pattern }: FormatContext): Format | undefined {
  if (isDay(value.trim())) return undefined;
  if (isDayForm(value)) return { code: 'day-missing', details: { name, last: lastDayOfMonth(value) } };
  const [, day = '', month = '', year = ''] = /^\s*([0-9]{1,2})\.\s?([0-9]{1,2})\.\s?([0-9]{4})\s*$/u.exec(value) ?? [];
  const last = year && lastDayOfMonth(`${year}-${month.padStart(2, '0')}-01`);
  if (year && (last === undefined || Number(day) > Number(last.slice(8))))
    return { code: 'day-missing', details: { name, last } };
  const isAnyDay = askedForBy(pattern)('today');
  const nearest = isAnyDay && THIS_DAY.test(value) ? 'today' : dayMeant(value);
  return { code: 'day-form', details: { name, isAnyDay }, nearest };
}

/** An address with the ending of a file that people offer for download. */
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|odt|csv|zip|ics|vcf)\s*(?:#.*)?$/iu;

/** An address of the preview, and what follows its host: no site has a number for its name. */
const ON_COMPUTER = /^\s*https?:\/\/(?:localhost|[0-9.]+|\[[0-9a-f:]+\])(?::[0-9]+)?(?![^/?#])(.*)$/isu;

/** @param isInText of a link inside a text, which `name` is the property of */
export function linkFormat(value: string, name: string, isInText?: boolean): Format {
  const onComputer = ON_COMPUTER.exec(value);
  if (onComputer) return { code: 'link-form', details: { name, isInText }, nearest: pathMeant(onComputer[1] || '/') };
  const scheme = schemeOf(value);
  if (scheme === 'http') {
    return { code: 'link-scheme', details: { name, scheme }, nearest: value.trim().replace(/^http:/iu, 'https:') };
  }
  if (isPictureLink(value)) return { code: 'link-to-file', details: { name, isInText, isPicture: true } };
  if (DOCUMENT.test(value) && (scheme === undefined || /^(?:file|[a-z])$/u.test(scheme)))
    return { code: 'link-to-file', details: { name, isInText } };
  const other = repairedLink(value);
  if (other !== undefined) return { code: 'link-form', details: { name, isInText }, nearest: other };
  if (scheme !== undefined && !['https', 'mailto', 'tel'].includes(scheme)) {
    return { code: 'link-scheme', details: { name, scheme } };
  }
  return { code: 'link-form', details: { name, isInText }, nearest: nearestLink(value, scheme) };
}

const schemeOf = (value: string) => /^\s*([a-z][a-z0-9+.-]*):/iu.exec(value)?.[1]?.toLowerCase();

const isPictureLink = (value: string) => !/^\s*https?:/iu.test(value) && mediaKind(value.trim()) !== undefined;

/** Endings of hosts that people write without `https://`. */
const KNOWN_HOST = /^(?:[a-z0-9-]+\.)+(?:de|com|net|org|eu|info|at|ch|io|app|tv|me|be|shop|berlin)(?:\/\S*)?$/iu;

/** How people call the first page of a site. */
export const HOME = /^\/?(?:home|homepage|index|start|startseite)\/?$/iu;

/** Other forms of links, made into the one that is asked for; undefined where none is plain. */
function repairedLink(value: string): string | undefined {
  const text = value.trim();
  const [, quoted = text] = /^(\S+)\s+["'„“(].*$/u.exec(text) ?? [];
  const [, host] = /^(?:(?:h?t?tps?|htps|htttps?)\s*:?\/{0,2}|\/\/)([a-z0-9-]+\.[a-z].*)$/iu.exec(text) ?? [];
  const [, mail] = /^(?:e-?mail|mail|mailto)\s*:\s*(?:\/\/)?(.+)$/iu.exec(text) ?? [];
  const [, phone] = /^(?:tel\.:?|telefon:?|fon:?|phone:?|mobil:?)\s*([+0-9].*)$/iu.exec(text) ?? [];
  const at = (mail ?? text)
    .replace(/\s*[([]\s*(?:at|ät)\s*[)\]]\s*/iu, '@')
    .replace(/\?.*$/u, '')
    .replaceAll(/\s/gu, '');
  const forms = [
    quoted,
    host && `https://${host}`,
    KNOWN_HOST.test(text) && `https://${text}`,
    (mail !== undefined || at !== text) && /^[^@:]+@[^@]+$/u.test(at) && `mailto:${at}`,
    phone && withScheme(phone),
    HOME.test(text) && !LINK.test(text) && '/',
    /^localhost:[0-9]+(\/\S*)?$/iu.test(text) && pathMeant(text.replace(/^[^/]*/u, '') || '/'),
  ];
  return forms.find(
    (form): form is string => typeof form === 'string' && form !== value && form !== text && LINK.test(form),
  );
}

/** The link that an author meant, if that is plain. */
function nearestLink(value: string, scheme: string | undefined): string | undefined {
  const meant = scheme === undefined ? withScheme(value.trim()) : value.replace(/\s+/gu, '');
  if (LINK.test(meant) && meant !== value) return meant;
  const path = value.replaceAll('\\', '/');
  return scheme !== undefined || path.startsWith('//') ? undefined : pathMeant(path);
}

/** `www.example.com`, `kontakt@example.com` and `+49 30 23125 000` as links. */
function withScheme(value: string): string {
  if (/^www\./iu.test(value)) return `https://${value}`;
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]+$/iu.test(value)) return `mailto:${value}`;
  if (/^\+?[0-9][0-9 ()/-]*$/u.test(value))
    return `tel:${value
      .replace('(0)', ' ')
      .replace(/[^+0-9]+/gu, '-')
      .replace(/-$/u, '')}`;
  return value;
}

/** The path on this site that an author meant: with a leading slash, small letters, umlauts spelt out, without `.html` or a last slash. */
export function pathMeant(value: string): string | undefined {
  const [address = '', anchor = ''] = value.trim().split('#');
  const [path = ''] = address.split('?');
  const segments = path
    .replace(/(?:\/|^)index\.(?:html?|json)$|\.(?:html?|json)$/iu, '')
    .split('/')
    .map(slug)
    .filter(Boolean);
  const route = address === '' ? '' : `/${segments.join('/')}`;
  const meant = slug(anchor) === '' ? route : `${route}#${slug(anchor)}`;
  const isHome = /^\/?(?:index\.(?:html?|json))?$/iu.test(path);
  return LINK.test(meant) && (segments.length > 0 || isHome) ? meant : undefined;
}

/** A name for addresses: small letters, umlauts spelt out, hyphens between words. */
export const slug = (value: string): string =>
  slugify(value.normalize('NFC').replaceAll(/\p{Cf}/gu, ''), {
    decamelize: false,
    customReplacements: [
      ['&shy;', ''],
      ['&', ' '],
    ],
  });

function fileFormat(value: string, name: string, endings: readonly string[]): Format {
  const file = value.trim().split(/[\\/]/u).at(-1) ?? '';
  const cut = file.lastIndexOf('.');
  const extension = file.slice(cut + 1).toLowerCase();
  const known = cut > 0 && !value.includes('://') && endings.includes(extension);
  const folder = /^\/?media\/(.+)\/[^/]+$/u.exec(value)?.[1];
  const nearest = known
    ? mediaAddress([...(folder?.split('/') ?? []), file.slice(0, cut)].map(slug).join('/').concat('.', extension))
    : undefined;
  return {
    code: 'file-form',
    details: { name, extensions: endings.join(', '), written: value },
    nearest: nearest === value ? undefined : nearest,
  };
}

import type { Role } from '../fields/roles.ts';
import { CHARACTER } from '../fields/text.ts';
import type { Draft } from './finding.ts';

/** The format drafts, each code with its own details. */
type Format<D extends Draft = Draft> = D extends { code: FormatCode }
  ? Pick<D, 'code' | 'details'> & { nearest?: string | undefined }
  : never;

type FormatCode =
  | 'text-blank'
  | 'text-padded'
  | 'text-line-break'
  | 'text-character'
  | 'text-brackets'
  | 'link-form'
  | 'link-scheme'
  | 'anchor-form'
  | 'file-form'
  | 'wrong-format';

const ONE_CHARACTER = new RegExp(CHARACTER, 'u');
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Why a value does not have the form that its role demands, in the most precise code there is. */
export function describeFormat(role: Role | undefined, value: string, name: string): Format {
  switch (role?.kind) {
    case 'link':
      return linkFormat(value, name);
    case 'anchor':
      return { code: 'anchor-form', details: { name }, nearest: slug(value) || undefined };
    case 'imagePath':
      return fileFormat(value, name, 'webp, jpg, png, avif');
    case 'svgPath':
      return fileFormat(value, name, 'svg');
    case 'videoPath':
      return fileFormat(value, name, 'webm, mp4');
    case 'text':
    case 'heading':
    case 'richText':
    case 'serviceLabel':
      return textFormat(value, name);
    default:
      return { code: 'wrong-format', details: { name } };
  }
}

function textFormat(value: string, name: string): Format {
  if (value.trim() === '') return { code: 'text-blank', details: { name } };
  if (/[\r\n\u2028\u2029]/u.test(value)) return { code: 'text-line-break', details: { name } };
  if (value !== value.trim()) return { code: 'text-padded', details: { name }, nearest: value.trim() };
  const strange = [...value].find((character) => !ONE_CHARACTER.test(character));
  if (strange !== undefined) {
    const codePoint = `U+${(strange.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return { code: 'text-character', details: { name, codePoint } };
  }
  return { code: 'text-brackets', details: { name } };
}

function linkFormat(value: string, name: string): Format {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/iu.exec(value)?.[1]?.toLowerCase();
  if (scheme === 'http') {
    return { code: 'link-scheme', details: { name, scheme }, nearest: value.trim().replace(/^http:/iu, 'https:') };
  }
  if (scheme !== undefined && !['https', 'mailto', 'tel'].includes(scheme)) {
    return { code: 'link-scheme', details: { name, scheme } };
  }
  const isPath = scheme === undefined && !value.startsWith('//') && !value.includes('\\');
  return { code: 'link-form', details: { name }, nearest: isPath ? cleanPath(value) : undefined };
}

/** The path an author meant: with a leading slash, small letters, umlauts spelt out, without `.html` or a last slash. */
function cleanPath(value: string): string | undefined {
  const [path = '', anchor] = value.trim().split('#');
  const segments = path.replace(/\.(?:html?|json)$/iu, '').split('/').map(slug).filter(Boolean);
  if (segments.length === 0 && anchor === undefined) return undefined;
  const route = path === '' ? '' : `/${segments.join('/')}`;
  return anchor ? `${route}#${slug(anchor)}` : route;
}

function slug(value: string): string {
  return value
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}

function fileFormat(value: string, name: string, extensions: string): Format {
  const file = value.split(/[\\/]/u).at(-1) ?? '';
  const cut = file.lastIndexOf('.');
  const extension = file.slice(cut + 1).toLowerCase();
  const known = cut > 0 && extensions.split(', ').includes(extension);
  const folder = /^\/?media\/(.+)\/[^/]+$/u.exec(value)?.[1];
  const nearest = known ? `/media/${folder ? `${folder.split('/').map(slug).join('/')}/` : ''}${slug(file.slice(0, cut))}.${extension}` : undefined;
  return { code: 'file-form', details: { name, extensions }, nearest: nearest === value ? undefined : nearest };
}

import type { Language } from '../../findings/messages/message.ts';

interface Details {
  path: string;
  before: string;
  after: string;
}

interface Entry {
  /** every page that was valid before is valid afterwards and means the same */
  safe: boolean;
  /** a page may still be valid and mean something else, so that an old page looks like a new one */
  silent?: true;
  de: (details: Details) => string;
  en: (details: Details) => string;
}

const itDe = (path: string) => (path === '' ? 'Das Schema' : `\`${path}\``);
const itEn = (path: string) => (path === '' ? 'The schema' : `\`${path}\``);
const orDe = (value: string) => value || 'ohne Grenze';
const orEn = (value: string) => value || 'no limit';

/** The changes of a schema: their words, and their effect on pages that were written before. */
const changes = {
  'property-added': {
    safe: true,
    de: ({ path }) => `${itDe(path)} ist neu und freiwillig.`,
    en: ({ path }) => `${itEn(path)} is new and optional.`,
  },
  'property-added-required': {
    safe: false,
    de: ({ path }) => `${itDe(path)} ist neu und Pflicht.`,
    en: ({ path }) => `${itEn(path)} is new and required.`,
  },
  'property-removed': {
    safe: false,
    de: ({ path }) => `${itDe(path)} gibt es nicht mehr.`,
    en: ({ path }) => `${itEn(path)} was removed.`,
  },
  'property-renamed': {
    safe: false,
    de: ({ path, after }) => `${itDe(path)} heißt jetzt \`${after}\`.`,
    en: ({ path, after }) => `${itEn(path)} is now called \`${after}\`.`,
  },
  'property-required': {
    safe: false,
    de: ({ path }) => `${itDe(path)} war freiwillig und ist jetzt Pflicht.`,
    en: ({ path }) => `${itEn(path)} was optional and is now required.`,
  },
  'property-optional': {
    safe: true,
    de: ({ path }) => `${itDe(path)} ist jetzt freiwillig.`,
    en: ({ path }) => `${itEn(path)} is now optional.`,
  },
  'default-changed': {
    safe: false,
    silent: true,
    de: ({ path, before, after }) => `Wo ${itDe(path)} fehlt, gilt ${after || 'nichts'} statt ${before || 'nichts'}.`,
    en: ({ path, before, after }) =>
      `Where ${itEn(path)} is left out, it is ${after || 'nothing'} instead of ${before || 'nothing'}.`,
  },
  'type-changed': {
    safe: false,
    de: ({ path, before, after }) => `${itDe(path)} ist ${after} statt ${before}.`,
    en: ({ path, before, after }) => `${itEn(path)} is ${after} instead of ${before}.`,
  },
  'value-added': {
    safe: true,
    de: ({ path, after }) => `${itDe(path)} darf auch ${after} sein.`,
    en: ({ path, after }) => `${itEn(path)} may also be ${after}.`,
  },
  'value-removed': {
    safe: false,
    de: ({ path, before }) => `${itDe(path)} darf nicht mehr ${before} sein.`,
    en: ({ path, before }) => `${itEn(path)} may no longer be ${before}.`,
  },
  'values-fixed': {
    safe: false,
    de: ({ path, after }) => `${itDe(path)} darf nur noch einer dieser Werte sein: ${after}.`,
    en: ({ path, after }) => `${itEn(path)} can only be one of these values: ${after}.`,
  },
  'values-freed': {
    safe: true,
    de: ({ path, before }) => `${itDe(path)} darf auch etwas anderes sein als ${before}.`,
    en: ({ path, before }) => `${itEn(path)} may also be something other than ${before}.`,
  },
  'limit-narrowed': {
    safe: false,
    de: ({ path, before, after }) => `${itDe(path)} erlaubt weniger: ${after} statt ${orDe(before)}.`,
    en: ({ path, before, after }) => `${itEn(path)} allows less: ${after} instead of ${orEn(before)}.`,
  },
  'limit-widened': {
    safe: true,
    de: ({ path, before, after }) => `${itDe(path)} erlaubt mehr: ${orDe(after)} statt ${before}.`,
    en: ({ path, before, after }) => `${itEn(path)} allows more: ${orEn(after)} instead of ${before}.`,
  },
  'pattern-changed': {
    safe: false,
    de: ({ path }) => `${itDe(path)} hat ein anderes Muster.`,
    en: ({ path }) => `${itEn(path)} has a different pattern.`,
  },
  'pattern-removed': {
    safe: true,
    de: ({ path }) => `${itDe(path)} hat kein Muster mehr.`,
    en: ({ path }) => `${itEn(path)} no longer has a pattern.`,
  },
  closed: {
    safe: false,
    de: ({ path }) => `${itDe(path)} erlaubt keine unbekannten Angaben mehr.`,
    en: ({ path }) => `${itEn(path)} no longer accepts unknown properties.`,
  },
  opened: {
    safe: true,
    de: ({ path }) => `${itDe(path)} erlaubt jetzt auch unbekannte Angaben.`,
    en: ({ path }) => `${itEn(path)} now accepts unknown properties.`,
  },
  'rule-added': {
    safe: false,
    de: ({ path, after }) => `${itDe(path)} hat eine neue Regel: ${after}.`,
    en: ({ path, after }) => `${itEn(path)} has a new rule: ${after}.`,
  },
  'rule-removed': {
    safe: true,
    de: ({ path, before }) => `${itDe(path)} hat eine Regel weniger: ${before}.`,
    en: ({ path, before }) => `${itEn(path)} has one rule fewer: ${before}.`,
  },
} satisfies Record<string, Entry>;

export type ChangeKind = keyof typeof changes;

const table: Readonly<Record<ChangeKind, Entry>> = changes;

export const changeKinds = Object.keys(changes);
export const isSafe = ({ kind }: { kind: ChangeKind }) => table[kind].safe;
export const isSilent = ({ kind }: { kind: ChangeKind }) => table[kind].silent === true;
export const changeText = (change: Details & { kind: ChangeKind }, language: Language) =>
  table[change.kind][language](change);

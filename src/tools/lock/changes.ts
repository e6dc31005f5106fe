import type { Language } from '../../findings/messages/message.ts';

interface Details {
  path: string;
  before: string;
  after: string;
}

interface Entry {
  /** every page that fitted before fits afterwards, and means the same */
  safe: boolean;
  /** the page may still fit and mean something else, so that nobody can tell it from a new one */
  silent?: true;
  de: (details: Details) => string;
  en: (details: Details) => string;
}

const itDe = (path: string) => (path === '' ? 'Das Ganze' : `\`${path}\``);
const itEn = (path: string) => (path === '' ? 'The whole' : `\`${path}\``);
const orDe = (value: string) => value || 'ohne Grenze';
const orEn = (value: string) => value || 'no limit';

/** What a change of a schema is called, and what it does to pages that were written before it. */
const changes = {
  'property-added': {
    safe: true,
    de: ({ path }) => `${itDe(path)} ist neu und darf fehlen.`,
    en: ({ path }) => `${itEn(path)} is new and may be left out.`,
  },
  'property-added-required': {
    safe: false,
    de: ({ path }) => `${itDe(path)} ist neu und darf nicht fehlen.`,
    en: ({ path }) => `${itEn(path)} is new and must not be left out.`,
  },
  'property-removed': {
    safe: false,
    de: ({ path }) => `${itDe(path)} gibt es nicht mehr.`,
    en: ({ path }) => `${itEn(path)} is gone.`,
  },
  'property-renamed': {
    safe: false,
    de: ({ path, after }) => `${itDe(path)} heißt jetzt \`${after}\`.`,
    en: ({ path, after }) => `${itEn(path)} is now called \`${after}\`.`,
  },
  'property-required': {
    safe: false,
    de: ({ path }) => `${itDe(path)} durfte fehlen und darf es nicht mehr.`,
    en: ({ path }) => `${itEn(path)} could be left out and no longer can.`,
  },
  'property-optional': {
    safe: true,
    de: ({ path }) => `${itDe(path)} darf jetzt fehlen.`,
    en: ({ path }) => `${itEn(path)} may now be left out.`,
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
    en: ({ path, before }) => `${itEn(path)} can no longer be ${before}.`,
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
    de: ({ path, before, after }) => `${itDe(path)} fasst weniger: ${after} statt ${orDe(before)}.`,
    en: ({ path, before, after }) => `${itEn(path)} takes less: ${after} instead of ${orEn(before)}.`,
  },
  'limit-widened': {
    safe: true,
    de: ({ path, before, after }) => `${itDe(path)} fasst mehr: ${orDe(after)} statt ${before}.`,
    en: ({ path, before, after }) => `${itEn(path)} takes more: ${orEn(after)} instead of ${before}.`,
  },
  'pattern-changed': {
    safe: false,
    de: ({ path }) => `${itDe(path)} hat ein anderes Muster.`,
    en: ({ path }) => `${itEn(path)} has another pattern.`,
  },
  'pattern-removed': {
    safe: true,
    de: ({ path }) => `${itDe(path)} hat kein Muster mehr.`,
    en: ({ path }) => `${itEn(path)} has no pattern any more.`,
  },
  closed: {
    safe: false,
    de: ({ path }) => `${itDe(path)} nimmt keine unbekannten Angaben mehr an.`,
    en: ({ path }) => `${itEn(path)} takes no unknown properties any more.`,
  },
  opened: {
    safe: true,
    de: ({ path }) => `${itDe(path)} nimmt auch unbekannte Angaben an.`,
    en: ({ path }) => `${itEn(path)} also takes unknown properties.`,
  },
  'rule-added': {
    safe: false,
    de: ({ path, after }) => `${itDe(path)} hat eine neue Regel: ${after}.`,
    en: ({ path, after }) => `${itEn(path)} has a new rule: ${after}.`,
  },
  'rule-removed': {
    safe: true,
    de: ({ path, before }) => `${itDe(path)} hat eine Regel weniger: ${before}.`,
    en: ({ path, before }) => `${itEn(path)} has a rule less: ${before}.`,
  },
} satisfies Record<string, Entry>;

export type ChangeKind = keyof typeof changes;

const table: Readonly<Record<ChangeKind, Entry>> = changes;

export const changeKinds = Object.keys(changes);
export const isSafe = ({ kind }: { kind: ChangeKind }) => table[kind].safe;
export const isSilent = ({ kind }: { kind: ChangeKind }) => table[kind].silent === true;
export const changeText = (change: Details & { kind: ChangeKind }, language: Language) =>
  table[change.kind][language](change);

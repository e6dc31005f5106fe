import type { Language } from '../../findings/messages/message.ts';

/**
 * What a change does to the pages that were written before. Safe: every page that was valid still is, and means the same.
 * Breaking: some are no longer valid. Silent: they may be valid and mean something else, so that an old page looks like a
 * new one.
 */
type Effect = 'safe' | 'breaking' | 'silent';

/** The changes of a schema. In their words `{path}`, `{before}` and `{after}` are filled in; behind `|` is what an empty one reads as. */
const changes = {
  'property-added': ['safe', '{path} ist neu und freiwillig.', '{path} is new and optional.'],
  'property-added-required': ['breaking', '{path} ist neu und Pflicht.', '{path} is new and required.'],
  'property-removed': ['breaking', '{path} gibt es nicht mehr.', '{path} was removed.'],
  'property-renamed': ['breaking', '{path} heißt jetzt `{after}`.', '{path} is now called `{after}`.'],
  'property-required': [
    'breaking',
    '{path} war freiwillig und ist jetzt Pflicht.',
    '{path} was optional and is now required.',
  ],
  'property-optional': ['safe', '{path} ist jetzt freiwillig.', '{path} is now optional.'],
  'default-changed': [
    'silent',
    'Wo {path} fehlt, gilt {after|nichts} statt {before|nichts}.',
    'Where {path} is left out, it is {after|nothing} instead of {before|nothing}.',
  ],
  'type-changed': ['breaking', '{path} ist {after} statt {before}.', '{path} is {after} instead of {before}.'],
  'value-added': ['safe', '{path} darf auch {after} sein.', '{path} may also be {after}.'],
  'value-removed': ['breaking', '{path} darf nicht mehr {before} sein.', '{path} may no longer be {before}.'],
  'values-fixed': [
    'breaking',
    '{path} darf nur noch einer dieser Werte sein: {after}.',
    '{path} can only be one of these values: {after}.',
  ],
  'values-freed': [
    'safe',
    '{path} darf auch etwas anderes sein als {before}.',
    '{path} may also be something other than {before}.',
  ],
  'limit-narrowed': [
    'breaking',
    '{path} erlaubt weniger: {after} statt {before|ohne Grenze}.',
    '{path} allows less: {after} instead of {before|no limit}.',
  ],
  'limit-widened': [
    'safe',
    '{path} erlaubt mehr: {after|ohne Grenze} statt {before}.',
    '{path} allows more: {after|no limit} instead of {before}.',
  ],
  'pattern-changed': ['breaking', '{path} hat ein anderes Muster.', '{path} has a different pattern.'],
  'pattern-removed': ['safe', '{path} hat kein Muster mehr.', '{path} no longer has a pattern.'],
  closed: [
    'breaking',
    '{path} erlaubt keine unbekannten Angaben mehr.',
    '{path} no longer accepts unknown properties.',
  ],
  opened: ['safe', '{path} erlaubt jetzt auch unbekannte Angaben.', '{path} now accepts unknown properties.'],
  'rule-added': ['breaking', '{path} hat eine neue Regel: {after}.', '{path} has a new rule: {after}.'],
  'rule-of-new': [
    'safe',
    '{path} hat eine Regel, gegen die keine alte Angabe verstoßen kann: {after}.',
    '{path} has a rule that no old property can break: {after}.',
  ],
  'rule-removed': ['safe', '{path} hat eine Regel weniger: {before}.', '{path} has one rule fewer: {before}.'],
} satisfies Record<string, readonly [Effect, de: string, en: string]>;

export type ChangeKind = keyof typeof changes;

interface Details {
  path: string;
  before: string;
  after: string;
}

export const changeKinds = Object.keys(changes);
export const isSafe = ({ kind }: { kind: ChangeKind }) => changes[kind][0] === 'safe';
export const isSilent = ({ kind }: { kind: ChangeKind }) => changes[kind][0] === 'silent';

export function changeText({ kind, path, ...values }: Details & { kind: ChangeKind }, language: Language): string {
  const [, de, en] = changes[kind];
  const schema = language === 'de' ? 'Das Schema' : 'The schema';
  const details: Record<string, string> = { ...values, path: path && `\`${path}\`` };
  const words = (language === 'de' ? de : en).replaceAll('{path}', `{path|${schema}}`);
  return words.replaceAll(/\{(\w+)(?:\|([^}]*))?\}/gu, (_, name: string, none = '') => details[name] || none);
}

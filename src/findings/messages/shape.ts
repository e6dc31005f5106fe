import type { Text } from '../errors.ts';
import { embedFor, error, type Language, misspelling, type Named, warning } from './message.ts';

/** One of the things that a value can be: what its tag says, and what that means. */
export interface Variant {
  name: string;
  about: Text | undefined;
}

const joined = (words: readonly string[], or: string) => words.join(` ${or} `);
const described = (variants: readonly Variant[], language: Language) =>
  joined(
    variants.map(({ name, about }) => `"${name}"${about ? ` (${about[language]})` : ''}`),
    language === 'de' ? 'oder' : 'or',
  );
const labelled = (variants: readonly Variant[], language: Language) =>
  variants.map(({ name, about }) => (about === undefined ? name : `${name} (${about[language]})`)).join(', ');
const quoted = (variants: readonly Variant[], or: string) =>
  joined(
    variants.map(({ name }) => `"${name}"`),
    or,
  );
const names = (properties: readonly string[], or: string) =>
  joined(
    properties.map((name) => `\`${name}\``),
    or,
  );
const entriesDe = (count: number) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`;
const entriesEn = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

const SHARED_OUT = {
  page: { de: ' oder verteilen Sie die Blöcke auf mehrere Seiten', en: ', or spread the blocks over several pages' },
  block: {
    de: ' oder verteilen Sie die Einträge auf mehrere Blöcke',
    en: ', or spread the entries over several blocks',
  },
};

/** Where the entries may go that are too many for the list at this pointer; a list outside of blocks has no second one. */
function sharedOut(pointer = '', language: Language): string {
  if (pointer === '/blocks') return SHARED_OUT.page[language];
  return pointer.startsWith('/blocks/') ? SHARED_OUT.block[language] : '';
}

/**
 * Where a property belongs that is unknown in its place: `inside` a group beside it, at the top of a page's file, in one of
 * its blocks; or it is there already, as `present`.
 */
interface Home {
  /** it is a note of the author */
  isNote?: boolean;
  inside?: string;
  isOfFile?: boolean;
  isOfBlock?: boolean;
  present?: string;
}

const HOMES = {
  de: {
    note: 'Eine Seite hat keinen Platz für Notizen: Bewahren Sie sie außerhalb der Datei auf.',
    present: '`{present}` steht hier schon: Behalten Sie davon nur eine, mit dem Namen `{present}`.',
    file: 'Verschieben Sie sie an den Anfang der Datei: Sie gilt für die ganze Seite.',
    inside: 'Sie gehört in "{inside}": { … }.',
    block: 'Schreiben Sie sie in den Block, für den sie gilt.',
    lang: 'Sie gehört in einzelne Blöcke; die Sprache der ganzen Seite bestimmt ihr Ordner.',
  },
  en: {
    note: 'A page has no place for notes: keep them outside of the file.',
    present: '`{present}` is here already: keep only one of the two, by the name `{present}`.',
    file: 'Move it to the top of the file: it is about the whole page.',
    inside: 'It belongs into "{inside}": { … }.',
    block: 'Write it into the block that it is about.',
    lang: 'It belongs into single blocks; the language of a whole page is that of its folder.',
  },
};

function homeOf(name: string, { isNote, inside, isOfFile, isOfBlock, present }: Home, words: (typeof HOMES)['de']) {
  if (isNote) return words.note;
  if (present) return words.present;
  if (isOfFile) return words.file;
  if (inside) return words.inside;
  return isOfBlock ? (name === 'lang' ? words.lang : words.block) : undefined;
}

const namesFile = (example = '') => example.includes('"src"');

/** A value does not have the shape that its schema asks for. */
export const shapeMessages = {
  'old-version': error<{ type: string | undefined; version: number; current: number; sound: boolean }>(
    ({ type, version, current }) =>
      `${type === undefined ? 'Die Datei' : `Der Block „${type}“`} ist in Version ${version} geschrieben, aktuell ist Version ${current}.`,
    ({ sound }) =>
      sound
        ? '`npm run migrate` zeigt die Umstellung, `npm run migrate -- --write` schreibt sie.'
        : 'Beheben Sie zuerst die übrigen Fehler; danach stellt `npm run migrate -- --write` um.',
    ({ type, version, current }) =>
      `${type === undefined ? 'The file' : `The block "${type}"`} is written in version ${version}; the current version is ${current}.`,
    ({ sound }) =>
      sound
        ? '`npm run migrate` shows the changes, `npm run migrate -- --write` writes them.'
        : 'Fix the other errors first, then run `npm run migrate -- --write`.',
  ),
  'unknown-property': misspelling<Named & Home & { known: string[] }>(
    '{owner} gibt es keine Angabe `{name}`.',
    ({ name, known, ...home }) =>
      homeOf(name, home, HOMES.de) ??
      (known.length > 0 ? `Möglich sind: ${known.join(', ')}.` : 'Prüfen Sie, ob sie in eine andere Klammer gehört.'),
    '`{name}` is not a property of {owner}.',
    ({ name, known, ...home }) =>
      homeOf(name, home, HOMES.en) ??
      (known.length > 0
        ? `Available properties: ${known.join(', ')}.`
        : 'Check whether it belongs into other brackets.'),
  ),
  'property-wraps': error<Named>(
    '{owner} gibt es keine Angabe `{name}`; was darin steht, gehört an diese Stelle.',
    'Löschen Sie nur "{name}": { und die } dazu, nicht das, was dazwischen steht.',
    '`{name}` is not a property of {owner}; what is in it belongs in its place.',
    'Delete only "{name}": { and the } that closes it, not what is between them.',
  ),
  'property-of-other-kind': error<Named & { tag: string; own: Variant; others: Variant[] }>(
    ({ name, tag, own, others }) =>
      `\`${name}\` gehört zu "${tag}": ${described(others, 'de')}, angegeben ist aber "${tag}": ${described([own], 'de')}.`,
    ({ name, tag, others }) => `Schreiben Sie "${tag}": ${quoted(others, 'oder')} oder löschen Sie \`${name}\`.`,
    ({ name, tag, own, others }) =>
      `\`${name}\` belongs to "${tag}": ${described(others, 'en')}, but this is "${tag}": ${described([own], 'en')}.`,
    ({ name, tag, others }) => `Write "${tag}": ${quoted(others, 'or')}, or delete \`${name}\`.`,
  ),
  /** `about`: what it is for, as its schema or section says, or its `variants`; `inside`: the group that it belongs into */
  'missing-property': error<Named & { about?: Text | undefined; variants?: Variant[]; inside?: string }>(
    ({ about, variants = [] }) => {
      const what = about?.de ?? labelled(variants, 'de');
      return `{owner} fehlt die Angabe \`{name}\`${what ? ` („${what}“)` : ''}.`;
    },
    ({ inside }) => `Ergänzen Sie ${inside ? 'in "{inside}": { … } die Zeile ' : ''}"{name}": {expected},`,
    ({ about, variants = [] }) => {
      const what = about?.en ?? labelled(variants, 'en');
      return `The property \`{name}\`${what ? ` (“${what}”)` : ''} is missing from {owner}.`;
    },
    ({ inside }) => `Add ${inside ? 'this line to "{inside}": { … }: ' : ''}"{name}": {expected},`,
  ),
  'names-missing': error<{ example: string }>(
    '{owner} stehen Werte, aber nicht die Namen der Angaben dazu.',
    'Schreiben Sie {example}.',
    'The names of the properties are missing from {owner}; there are values only.',
    'Write {example}.',
  ),
  /** `example`: what could be written there; `isList`: it is a list of what belongs there, `isOneOf` of several where only one does; `isSpare`: it is null, and may be left out */
  'wrong-type': error<Named & { example?: string; isList?: boolean; isOneOf?: boolean; isSpare?: boolean }>(
    ({ name }) => `${name === '' ? 'Die Datei' : '`{name}`'} hat den falschen Typ: {received}.`,
    ({ example, isList, isOneOf, isSpare }, { received }) =>
      isOneOf
        ? 'Hier ist nur ein Eintrag möglich: Lassen Sie einen stehen, ohne die Klammern [ und ], und geben Sie den übrigen einen anderen Platz.'
        : isList
          ? 'Löschen Sie nur die Klammern [ und ], nicht das, was darin steht.'
          : `Schreiben Sie {expectedValue}${example ? ': {example}' : ''}.${namesFile(example) ? embedFor(received).de : ''}${isSpare ? ' Soll hier nichts stehen, lassen Sie die ganze Angabe weg.' : ''}`,
    ({ name }) => `${name === '' ? 'The file' : '`{name}`'} has the wrong type: {received}.`,
    ({ example, isList, isOneOf, isSpare }, { received }) =>
      isOneOf
        ? 'Only one entry is possible here: leave one, without the brackets [ and ], and give the others another place.'
        : isList
          ? 'Delete only the brackets [ and ], not what is in them.'
          : `Write {expectedValue}${example ? ': {example}' : ''}.${namesFile(example) ? embedFor(received).en : ''}${isSpare ? ' If nothing is meant to be here, leave out the whole property.' : ''}`,
  ),
  'unknown-value': misspelling<Named & { options: string[]; variants?: Variant[] }>(
    '`{name}` darf nicht {received} sein.',
    ({ variants = [] }) => `Erlaubte Werte: ${labelled(variants, 'de') || '{options}'}.`,
    '`{name}` cannot be {received}.',
    ({ variants = [] }) => `Allowed values: ${labelled(variants, 'en') || '{options}'}.`,
  ),
  'unknown-icon': misspelling<Named & { options: string[] }>(
    'Ein Symbol {received} gibt es nicht.',
    'Wählen Sie eines aus schema/blocks.md.',
    'There is no icon {received}.',
    'Choose one from schema/en/blocks.md.',
  ),
  'too-few-items': error<Named & { limit: number; count: number; isNeeded: boolean }>(
    ({ count }) => `\`{name}\` hat ${entriesDe(count)}, nötig sind mindestens {limit}.`,
    ({ isNeeded }) => (isNeeded ? 'Ergänzen Sie Einträge.' : 'Ergänzen Sie Einträge oder löschen Sie die Angabe.'),
    ({ count }) => `\`{name}\` has ${entriesEn(count)}; it needs at least {limit}.`,
    ({ isNeeded }) => (isNeeded ? 'Add entries.' : 'Add entries, or delete the property.'),
  ),
  'too-many-items': error<Named & { limit: number; count: number }>(
    ({ count }) => `\`{name}\` hat ${entriesDe(count)}, erlaubt sind höchstens {limit}.`,
    ({ limit, count }, { pointer }) => `Löschen Sie ${entriesDe(count - limit)}${sharedOut(pointer, 'de')}.`,
    ({ count }) => `\`{name}\` has ${entriesEn(count)}; at most {limit} are allowed.`,
    ({ limit, count }, { pointer }) => `Delete ${entriesEn(count - limit)}${sharedOut(pointer, 'en')}.`,
  ),
  'properties-conflict': error<{ properties: string[] }>(
    ({ properties }) => `${names(properties, 'und')} schließen einander aus.`,
    'Behalten Sie nur eine der Angaben.',
    ({ properties }) => `${names(properties, 'and')} cannot be used together.`,
    'Keep only one of them.',
  ),
  'property-needs': error<{ property: string; others: string[] }>(
    ({ others }) => `\`{property}\` ist nur zusammen mit ${names(others, 'oder')} möglich.`,
    ({ others }) =>
      `Ergänzen Sie ${others.length > 1 ? 'eine der Angaben' : names(others, '')} oder löschen Sie \`{property}\`.`,
    ({ others }) => `\`{property}\` requires ${names(others, 'or')}.`,
    ({ others }) => `Add ${others.length > 1 ? 'one of them' : names(others, '')}, or delete \`{property}\`.`,
  ),
  'property-one-of': error<{ properties: string[] }>(
    ({ properties }) => `Hier fehlt ${names(properties, 'oder')}.`,
    ({ properties }) => `Ergänzen Sie ${properties.length > 1 ? 'eine der Angaben' : 'die Angabe'}.`,
    ({ properties }) => `${names(properties, 'or')} is missing here.`,
    ({ properties }) => `Add ${properties.length > 1 ? 'one of them' : 'it'}.`,
  ),
  'property-gap': error<{ property: string; missing: string }>(
    '`{property}` ist angegeben, aber `{missing}` fehlt.',
    'Ergänzen Sie `{missing}` oder nummerieren Sie ohne Lücke.',
    '`{property}` is set, but `{missing}` is missing.',
    'Add `{missing}`, or number the properties without a gap.',
  ),
  /** `otherValue`: what `other` is, where it has to be something else; else it `isInTheWay`, or is missing. `value`: the one without effect */
  'property-without-effect': warning<
    Named & { value?: string; other: string; otherValue?: string; isInTheWay?: boolean }
  >(
    ({ value, otherValue, isInTheWay }) =>
      `\`{name}\`${value === undefined ? '' : ': {value}'} hat ${
        otherValue === undefined ? `${isInTheWay ? 'neben' : 'ohne'} \`{other}\`` : 'bei `{other}`: {otherValue}'
      } keine Wirkung.`,
    ({ otherValue, isInTheWay }) =>
      isInTheWay
        ? 'Behalten Sie nur eine der beiden Angaben.'
        : `${otherValue === undefined ? 'Ergänzen' : 'Ändern'} Sie \`{other}\` oder löschen Sie \`{name}\`.`,
    ({ value, otherValue, isInTheWay }) =>
      `\`{name}\`${value === undefined ? '' : ': {value}'} has no effect ${
        otherValue === undefined ? `${isInTheWay ? 'beside' : 'without'} \`{other}\`` : 'with `{other}`: {otherValue}'
      }.`,
    ({ otherValue, isInTheWay }) =>
      isInTheWay
        ? 'Keep only one of the two properties.'
        : `${otherValue === undefined ? 'Add' : 'Change'} \`{other}\`, or delete \`{name}\`.`,
  ),
};

import { embedFor, error, misspelling, type Named } from './message.ts';

/** One of the things that a value can be: what its tag says, and what that means. */
export interface Variant {
  name: string;
  about: string | undefined;
}

const joined = (words: readonly string[], or: string) => words.join(` ${or} `);
const described = (variants: readonly Variant[], or: string) =>
  joined(
    variants.map(({ name, about }) => `"${name}"${about ? ` (${about})` : ''}`),
    or,
  );
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

const OF_OTHER_KIND = {
  de: {
    section: 'So heißt ein gemeinsamer Abschnitt: Schreiben Sie { "use": {received} } statt des Blocks.',
    form: 'So heißt ein Formular: Eine Schaltfläche öffnet es, mit "kind": "contact" und "formId": {received}.',
    page: 'So heißt eine Seite: Ein Block kann auf sie nur verlinken.',
  },
  en: {
    section: 'A shared section is called so: write { "use": {received} } instead of the block.',
    form: 'A form is called so: a button opens it, with "kind": "contact" and "formId": {received}.',
    page: 'A page is called so: a block can only link to it.',
  },
};

const namesFile = (example = '') => example.includes('"src"');

/** A value does not have the shape that its schema asks for. */
export const shapeMessages = {
  /** `is`: what of the site is called so */
  'unknown-block-type': misspelling<Named & { options: string[]; is?: 'section' | 'form' | 'page' }>(
    'Einen Block {received} gibt es nicht.',
    ({ is }) => (is ? OF_OTHER_KIND.de[is] : 'Vorhandene Blöcke: {options}. schema/blocks.md beschreibt sie.'),
    'There is no block {received}.',
    ({ is }) => (is ? OF_OTHER_KIND.en[is] : 'Available blocks: {options}. See schema/blocks.md.'),
  ),
  'block-misplaced': error<{ type: string }>(
    'Hier steht ein Block "{type}", aber nicht in der Liste "blocks".',
    'Verschieben Sie ihn mit seinen Klammern {…} als eigenen Eintrag dorthin; ein Name davor entfällt.',
    'There is a block "{type}" here, outside of the list "blocks".',
    'Move it there as an entry of its own, with its braces {…}; a name before it is dropped.',
  ),
  'block-on-page': error<{ type: string }>(
    'Hier stehen Angaben eines Blocks "{type}" außerhalb der Liste "blocks".',
    'Fassen Sie alle Angaben des Blocks in { … } zusammen und verschieben Sie sie als Eintrag in "blocks": [ … ].',
    'Properties of a block "{type}" are written outside of the list "blocks".',
    'Put all properties of the block into { … } and move them into "blocks": [ … ] as an entry.',
  ),
  'block-named': error<Named>(
    'Der Name des Blocks steht als Angabe `{name}` vor dessen Angaben.',
    'Schreiben Sie { "type": "{name}", … } mit allen Angaben des Blocks in derselben Klammer.',
    'The name of the block is written as a property `{name}` before its properties.',
    'Write { "type": "{name}", … } with all properties of the block in the same braces.',
  ),
  'page-in-blocks': error(
    'Hier steht eine ganze Seite, wo ein Block stehen muss.',
    'Übernehmen Sie nur die Einträge aus deren Liste "blocks", oder verschieben Sie die Seite in eine eigene Datei.',
    'There is a whole page where a block belongs.',
    'Take only the entries of its list "blocks", or move the page into a file of its own.',
  ),
  'unknown-section': misspelling<{ options: string[] }>(
    'Einen gemeinsamen Abschnitt {received} gibt es nicht.',
    ({ options }) =>
      options.length > 0 ? `Vorhandene Abschnitte: ${options.join(', ')}.` : 'Legen Sie ihn in _shared an.',
    'There is no shared section {received}.',
    ({ options }) => (options.length > 0 ? `Available sections: ${options.join(', ')}.` : 'Create it in _shared.'),
  ),
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
  /** `inside`: the group that it belongs into; `isOfFile`: it belongs beside the first properties of the file */
  'unknown-property': misspelling<Named & { known: string[]; inside?: string; isOfFile?: boolean }>(
    '{owner} gibt es keine Angabe `{name}`.',
    ({ known, inside, isOfFile }) =>
      isOfFile
        ? 'Verschieben Sie sie an den Anfang der Datei: Sie gilt für die ganze Seite.'
        : inside
          ? 'Sie gehört in "{inside}": { … }.'
          : known.length > 0
            ? `Möglich sind: ${known.join(', ')}.`
            : 'Prüfen Sie, ob sie in eine andere Klammer gehört.',
    '`{name}` is not a property of {owner}.',
    ({ known, inside, isOfFile }) =>
      isOfFile
        ? 'Move it to the top of the file: it is about the whole page.'
        : inside
          ? 'It belongs into "{inside}": { … }.'
          : known.length > 0
            ? `Available properties: ${known.join(', ')}.`
            : 'Check whether it belongs into other brackets.',
  ),
  'property-of-other-kind': error<Named & { tag: string; own: Variant; others: Variant[] }>(
    ({ name, tag, own, others }) =>
      `\`${name}\` gehört zu "${tag}": ${described(others, 'oder')}, angegeben ist aber "${tag}": ${described([own], '')}.`,
    ({ name, tag, others }) => `Schreiben Sie "${tag}": ${quoted(others, 'oder')} oder löschen Sie \`${name}\`.`,
    ({ name, tag, own, others }) =>
      `\`${name}\` belongs to "${tag}": ${described(others, 'or')}, but this is "${tag}": ${described([own], '')}.`,
    ({ name, tag, others }) => `Write "${tag}": ${quoted(others, 'or')}, or delete \`${name}\`.`,
  ),
  /** `about`: what it is for, as its schema or section says in German; `inside`: the group that it belongs into */
  'missing-property': error<Named & { about?: string | undefined; inside?: string }>(
    ({ about }) => `{owner} fehlt die Angabe \`{name}\`${about ? ' („{about}“)' : ''}.`,
    ({ inside }) => `Ergänzen Sie ${inside ? 'in "{inside}": { … } die Zeile ' : ''}"{name}": {expected},`,
    ({ about }) => `The property \`{name}\`${about ? ' („{about}“)' : ''} is missing from {owner}.`,
    ({ inside }) => `Add ${inside ? 'this line to "{inside}": { … }: ' : ''}"{name}": {expected},`,
  ),
  /** `example`: what could be written there; `isList`: it is a list of what belongs there */
  'wrong-type': error<Named & { example?: string; isList?: boolean }>(
    ({ name }) => `${name === '' ? 'Die Datei' : '`{name}`'} hat den falschen Typ: {received}.`,
    ({ example, isList }, { received }) =>
      isList
        ? 'Löschen Sie nur die Klammern [ und ], nicht das, was darin steht.'
        : `Schreiben Sie {expectedValue}${example ? ': {example}' : ''}.${namesFile(example) ? embedFor(received).de : ''}`,
    ({ name }) => `${name === '' ? 'The file' : '`{name}`'} has the wrong type: {received}.`,
    ({ example, isList }, { received }) =>
      isList
        ? 'Delete only the brackets [ and ], not what is in them.'
        : `Write {expectedValue}${example ? ': {example}' : ''}.${namesFile(example) ? embedFor(received).en : ''}`,
  ),
  'unknown-value': misspelling<Named & { options: string[] }>(
    '`{name}` darf nicht {received} sein.',
    'Erlaubte Werte: {options}.',
    '`{name}` cannot be {received}.',
    'Allowed values: {options}.',
  ),
  'unknown-icon': misspelling<Named & { options: string[] }>(
    'Ein Symbol {received} gibt es nicht.',
    'Wählen Sie eines aus schema/blocks.md.',
    'There is no icon {received}.',
    'Choose one from schema/blocks.md.',
  ),
  'too-few-items': error<Named & { limit: number; count: number }>(
    ({ count }) => `\`{name}\` hat ${entriesDe(count)}, nötig sind mindestens {limit}.`,
    'Ergänzen Sie Einträge oder löschen Sie die Angabe, wenn sie nicht nötig ist.',
    ({ count }) => `\`{name}\` has ${entriesEn(count)}; it needs at least {limit}.`,
    'Add entries, or delete the property if it is not needed.',
  ),
  'too-many-items': error<Named & { limit: number; count: number }>(
    ({ count }) => `\`{name}\` hat ${entriesDe(count)}, erlaubt sind höchstens {limit}.`,
    ({ limit, count }) => `Löschen Sie ${entriesDe(count - limit)} oder verteilen Sie die Einträge auf zwei Blöcke.`,
    ({ count }) => `\`{name}\` has ${entriesEn(count)}; at most {limit} are allowed.`,
    ({ limit, count }) => `Delete ${entriesEn(count - limit)}, or spread the entries over two blocks.`,
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
};

import { error, misspelling, type Named, warning } from './message.ts';

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

const quoted = (names: readonly string[], locale: 'de' | 'en-GB') =>
  new Intl.ListFormat(locale).format(names.map((name) => `\`${name}\``));

/** Problems of blocks and shared sections as parts of a page: they are in the wrong place, or do not exist. */
export const blockMessages = {
  /** `is`: what of the site is called so */
  'unknown-block-type': misspelling<Named & { options: string[]; is?: 'section' | 'form' | 'page' }>(
    'Einen Block {received} gibt es nicht.',
    ({ is }) => (is ? OF_OTHER_KIND.de[is] : 'Vorhandene Blöcke: {options}. schema/blocks.md beschreibt sie.'),
    'There is no block {received}.',
    ({ is }) => (is ? OF_OTHER_KIND.en[is] : 'Available blocks: {options}. See schema/en/blocks.md.'),
  ),
  /** `isOfPage`: of the kinds of files that have blocks */
  'block-misplaced': error<{ type: string; isOfPage: boolean }>(
    ({ isOfPage }) =>
      `Hier steht ein Block "{type}", aber ${isOfPage ? 'nicht in der Liste "blocks"' : 'Blöcke gibt es nur auf Seiten'}.`,
    ({ isOfPage }) =>
      `Verschieben Sie ihn mit seinen Klammern {…} als eigenen Eintrag ${isOfPage ? 'dorthin' : 'in die Liste "blocks" einer Seite'}; ein Name davor entfällt.`,
    ({ isOfPage }) =>
      `There is a block "{type}" here, ${isOfPage ? 'outside of the list "blocks"' : 'but only pages have blocks'}.`,
    ({ isOfPage }) =>
      `Move it ${isOfPage ? 'there' : 'into the list "blocks" of a page'} as an entry of its own, with its braces {…}; a name before it is dropped.`,
  ),
  /** `isList`: only a list of blocks, without a page around it */
  'page-misplaced': error<{ isList: boolean; isOfPage: boolean }>(
    ({ isList }) =>
      `Hier steht eine ${isList ? 'weitere Liste von Blöcken' : 'ganze Seite'}, die nicht hierher gehört.`,
    ({ isList, isOfPage }) =>
      isList
        ? `Verschieben Sie ihre Einträge in die Liste "blocks" ${isOfPage ? 'der Seite' : 'einer Seite'}; ein Name davor entfällt.`
        : `Verschieben Sie sie mit ihren Klammern {…} in eine eigene Datei; ein Name davor entfällt.${isOfPage ? ' Sollen nur ihre Blöcke auf diese Seite, verschieben Sie die Einträge aus ihrem "blocks" in das "blocks" dieser Datei.' : ''}`,
    ({ isList }) => `There is ${isList ? 'another list of blocks' : 'a whole page'} here, where it does not belong.`,
    ({ isList, isOfPage }) =>
      isList
        ? `Move its entries into the list "blocks" of ${isOfPage ? 'the' : 'a'} page; a name before it is dropped.`
        : `Move it, with its braces {…}, into a file of its own; a name before it is dropped.${isOfPage ? ' If only its blocks are meant, move the entries of its "blocks" into those of this file.' : ''}`,
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
  /** `list`: that of what is compared */
  'row-unlike': warning<{ label: string; list: string }>(
    'Eine Zeile „{label}“ hat der erste Eintrag von `{list}` nicht; dort bliebe die Zelle leer.',
    (_, { nearest }) =>
      nearest === undefined
        ? 'Schreiben Sie den Namen einer Zeile, die es dort gibt, oder ergänzen Sie dort diese.'
        : 'Ist dasselbe gemeint, schreiben Sie „{nearest}“; sonst ergänzen Sie die Zeile dort.',
    'The first entry of `{list}` has no row "{label}"; its cell would be empty.',
    (_, { nearest }) =>
      nearest === undefined
        ? 'Write the name of a row that it has, or add this one there.'
        : 'If it means the same, write "{nearest}"; otherwise add the row there.',
  ),
  'row-missing': warning<{ label: string; list: string; entry: number }>(
    'Eintrag {entry} von `{list}` fehlt die Zeile „{label}“ des ersten; die Zelle bliebe leer.',
    'Ergänzen Sie eine Angabe mit "label": "{label}".',
    'Entry {entry} of `{list}` lacks the row "{label}" of the first; its cell would be empty.',
    'Add a fact with "label": "{label}".',
  ),
  'page-in-blocks': error(
    'Hier steht eine ganze Seite, wo ein Block stehen muss.',
    'Übernehmen Sie nur die Einträge aus deren Liste "blocks", oder verschieben Sie die Seite in eine eigene Datei.',
    'There is a whole page where a block belongs.',
    'Take only the entries of its list "blocks", or move the page into a file of its own.',
  ),
  /** `names`: what stands beside `use`; `isBlock`: `type` is among it, so that either may be meant */
  'use-mixed': error<{ names: string[]; isBlock: boolean }>(
    ({ names }) => `Neben \`use\` ist nur \`with\` möglich, nicht ${quoted(names, 'de')}.`,
    ({ names, isBlock }) =>
      `${isBlock ? 'Soll hier der gemeinsame Abschnitt stehen, löschen' : 'Löschen'} Sie ${quoted(names, 'de')}${isBlock ? '; soll es ein Block sein, `use` und `with`' : ''}.`,
    ({ names }) => `Beside \`use\` only \`with\` is possible, not ${quoted(names, 'en-GB')}.`,
    ({ names, isBlock }) =>
      `${isBlock ? 'For the shared section, delete' : 'Delete'} ${quoted(names, 'en-GB')}${isBlock ? '; for a block, delete `use` and `with`' : ''}.`,
  ),
  /** `isBlock`: a block is called so */
  'unknown-section': misspelling<{ options: string[]; isBlock?: boolean }>(
    'Einen gemeinsamen Abschnitt {received} gibt es nicht.',
    ({ options, isBlock }) =>
      isBlock
        ? 'So heißt ein Block: Schreiben Sie "type": {received} statt "use".'
        : options.length > 0
          ? `Vorhandene Abschnitte: ${options.join(', ')}.`
          : 'Legen Sie ihn in _shared an.',
    'There is no shared section {received}.',
    ({ options, isBlock }) =>
      isBlock
        ? 'A block is called so: write "type": {received} instead of "use".'
        : options.length > 0
          ? `Available sections: ${options.join(', ')}.`
          : 'Create it in _shared.',
  ),
};

import {
  entry,
  kindDe,
  kindEn,
  meantDe,
  meantEn,
  type Named,
  ownerDe,
  ownerEn,
  subjectDe,
  subjectEn,
} from './message.ts';

/** One of the things that a value can be: what its tag says, and what that means. */
export interface Variant {
  name: string;
  about: string | undefined;
}

const kindNames = (kinds: readonly Variant[], or: string) =>
  kinds.map(({ name, about }) => `"${name}"${about ? ` (${about})` : ''}`).join(or);
const quoted = (kinds: readonly Variant[], or: string) => kinds.map(({ name }) => `"${name}"`).join(or);
const names = (properties: readonly string[], or: string) => properties.map((name) => `\`${name}\``).join(or);
const entriesDe = (count: number) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`;
const entriesEn = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

type Limited = Named & { limit: number };

/** A value does not have the shape that its schema asks for. */
export const shapeMessages = {
  'unknown-block-type': entry<Named & { options: string[] }>({
    severity: 'error',
    de: ({ options }, hints) => ({
      problem: `Einen Block ${hints.received} gibt es nicht.`,
      remedy: meantDe(hints, `Vorhandene Blöcke: ${options.join(', ')}. schema/blocks.md beschreibt sie.`),
    }),
    en: ({ options }, hints) => ({
      problem: `There is no block ${hints.received}.`,
      remedy: meantEn(hints, `Available blocks: ${options.join(', ')}. See schema/blocks.md.`),
    }),
  }),
  'unknown-section': entry<{ options: string[] }>({
    severity: 'error',
    de: ({ options }, hints) => ({
      problem: `Einen gemeinsamen Abschnitt ${hints.received} gibt es nicht.`,
      remedy: meantDe(
        hints,
        options.length > 0 ? `Vorhandene Abschnitte: ${options.join(', ')}.` : 'Legen Sie ihn in _shared an.',
      ),
    }),
    en: ({ options }, hints) => ({
      problem: `There is no shared section ${hints.received}.`,
      remedy: meantEn(
        hints,
        options.length > 0 ? `Available sections: ${options.join(', ')}.` : 'Create it in _shared.',
      ),
    }),
  }),
  'old-version': entry<{ type: string | undefined; version: number; current: number; sound: boolean }>({
    severity: 'error',
    de: ({ type, version, current, sound }) => ({
      problem: `${type === undefined ? 'Die Datei' : `Der Block „${type}“`} ist in Version ${version} geschrieben, aktuell ist Version ${current}.`,
      remedy: sound
        ? '`npm run migrate` zeigt die Umstellung, `npm run migrate -- --write` schreibt sie.'
        : 'Beheben Sie zuerst die übrigen Fehler; danach stellt `npm run migrate -- --write` um.',
    }),
    en: ({ type, version, current, sound }) => ({
      problem: `${type === undefined ? 'The file' : `The block "${type}"`} is written in version ${version}; the current version is ${current}.`,
      remedy: sound
        ? '`npm run migrate` shows the changes, `npm run migrate -- --write` writes them.'
        : 'Fix the other errors first, then run `npm run migrate -- --write`.',
    }),
  }),
  'unknown-property': entry<Named & { known: string[] }>({
    severity: 'error',
    de: ({ name, known }, hints) => ({
      problem: `${ownerDe(hints)} gibt es keine Angabe \`${name}\`.`,
      remedy: meantDe(hints, known.length > 0 ? `Möglich sind: ${known.join(', ')}.` : 'Löschen Sie die Angabe.'),
    }),
    en: ({ name, known }, hints) => ({
      problem: `\`${name}\` is not a property of ${ownerEn(hints)}.`,
      remedy: meantEn(hints, known.length > 0 ? `Available properties: ${known.join(', ')}.` : 'Delete it.'),
    }),
  }),
  'property-of-other-kind': entry<Named & { tag: string; own: Variant; others: Variant[] }>({
    severity: 'error',
    de: ({ name, tag, own, others }) => ({
      problem: `\`${name}\` gehört zu "${tag}": ${kindNames(others, ' oder ')}, angegeben ist aber "${tag}": ${kindNames([own], '')}.`,
      remedy: `Schreiben Sie "${tag}": ${quoted(others, ' oder ')} oder löschen Sie \`${name}\`.`,
    }),
    en: ({ name, tag, own, others }) => ({
      problem: `\`${name}\` belongs to "${tag}": ${kindNames(others, ' or ')}, but this is "${tag}": ${kindNames([own], '')}.`,
      remedy: `Write "${tag}": ${quoted(others, ' or ')}, or delete \`${name}\`.`,
    }),
  }),
  /** `about`: what it is for, as its schema or section says in German; `inside`: the group that it belongs into */
  'missing-property': entry<Named & { about?: string | undefined; inside?: string }>({
    severity: 'error',
    de: ({ name, about, inside }, hints) => ({
      problem: `${ownerDe(hints)} fehlt die Angabe \`${name}\`${about ? ` („${about}“)` : ''}.`,
      remedy: `Ergänzen Sie ${inside ? `in "${inside}": { … } die Zeile ` : ''}"${name}": ${hints.expected},`,
    }),
    en: ({ name, about, inside }, hints) => ({
      problem: `The property \`${name}\`${about ? ` („${about}“)` : ''} is missing from ${ownerEn(hints)}.`,
      remedy: `Add ${inside ? `this line to "${inside}": { … }: ` : ''}"${name}": ${hints.expected},`,
    }),
  }),
  'wrong-type': entry<Named>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `${subjectDe(name)} hat den falschen Typ: ${hints.received}.`,
      remedy: `Schreiben Sie ${kindDe(hints.expected)}.`,
    }),
    en: ({ name }, hints) => ({
      problem: `${subjectEn(name)} has the wrong type: ${hints.received}.`,
      remedy: `Write ${kindEn(hints.expected)}.`,
    }),
  }),
  'unknown-value': entry<Named & { options: string[] }>({
    severity: 'error',
    de: ({ name, options }, hints) => ({
      problem: `\`${name}\` darf nicht ${hints.received} sein.`,
      remedy: meantDe(hints, `Erlaubte Werte: ${options.join(', ')}.`),
    }),
    en: ({ name, options }, hints) => ({
      problem: `\`${name}\` cannot be ${hints.received}.`,
      remedy: meantEn(hints, `Allowed values: ${options.join(', ')}.`),
    }),
  }),
  'unknown-icon': entry<Named & { options: string[] }>({
    severity: 'error',
    de: (_, hints) => ({
      problem: `Ein Symbol ${hints.received} gibt es nicht.`,
      remedy: meantDe(hints, 'Wählen Sie eines aus schema/blocks.md.'),
    }),
    en: (_, hints) => ({
      problem: `There is no icon ${hints.received}.`,
      remedy: meantEn(hints, 'Choose one from schema/blocks.md.'),
    }),
  }),
  'text-blank': entry<Named>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `\`${name}\` ist leer.`,
      remedy: 'Schreiben Sie einen Text oder löschen Sie die Angabe, wenn sie nicht nötig ist.',
    }),
    en: ({ name }) => ({
      problem: `\`${name}\` is empty.`,
      remedy: 'Write a text, or delete the property if it is not needed.',
    }),
  }),
  'text-too-long': entry<Limited & { length: number }>({
    severity: 'error',
    de: ({ name, limit, length }) => ({
      problem: `\`${name}\` hat ${length} Zeichen, erlaubt sind ${limit}.`,
      remedy: `Kürzen Sie den Text um ${length - limit} Zeichen.`,
    }),
    en: ({ name, limit, length }) => ({
      problem: `\`${name}\` has ${length} characters; the limit is ${limit}.`,
      remedy: `Shorten the text by ${length - limit} ${length - limit === 1 ? 'character' : 'characters'}.`,
    }),
  }),
  'text-padded': entry<Named>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `\`${name}\` beginnt oder endet mit einem Leerzeichen.`,
      remedy: 'Löschen Sie das Leerzeichen.',
    }),
    en: ({ name }) => ({ problem: `\`${name}\` starts or ends with a space.`, remedy: 'Delete the space.' }),
  }),
  'text-line-break': entry<Named>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `\`${name}\` enthält einen Zeilenumbruch (\\n).`,
      remedy: 'Schreiben Sie den Text in eine Zeile; Absätze sind eigene Einträge einer Liste.',
    }),
    en: ({ name }) => ({
      problem: `\`${name}\` contains a line break (\\n).`,
      remedy: 'Write the text on one line; paragraphs are separate entries of a list.',
    }),
  }),
  'text-character': entry<Named & { codePoint: string }>({
    severity: 'error',
    de: ({ name, codePoint }) => ({
      problem: `\`${name}\` enthält ein Zeichen, das nicht erlaubt ist (${codePoint}).`,
      remedy: 'Löschen Sie Emoji, Steuerzeichen und unsichtbare Zeichen.',
    }),
    en: ({ name, codePoint }) => ({
      problem: `\`${name}\` contains a character that is not allowed (${codePoint}).`,
      remedy: 'Delete emoji, control characters and invisible characters.',
    }),
  }),
  'text-brackets': entry<Named>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `\`${name}\` enthält eine eckige Klammer, die zu keinem gültigen Link gehört.`,
      remedy: 'Schreiben Sie Links als [Text](/ziel); verwenden Sie sonst runde Klammern.',
    }),
    en: ({ name }) => ({
      problem: `\`${name}\` contains a square bracket that is not part of a valid link.`,
      remedy: 'Write links as [text](/target); otherwise use round brackets.',
    }),
  }),
  'link-form': entry<Named>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `\`${name}\` ist kein gültiges Linkziel: ${hints.received}.`,
      remedy: meantDe(hints, 'Erlaubt sind /seite, /seite#marke, #marke, https://…, mailto:… und tel:….'),
    }),
    en: ({ name }, hints) => ({
      problem: `\`${name}\` is not a valid link target: ${hints.received}.`,
      remedy: meantEn(hints, 'Use /page, /page#anchor, #anchor, https://…, mailto:… or tel:….'),
    }),
  }),
  'link-scheme': entry<Named & { scheme: string }>({
    severity: 'error',
    de: ({ scheme }, hints) => ({
      problem: `Links dürfen nicht mit \`${scheme}:\` beginnen.`,
      remedy: meantDe(hints, 'Erlaubt sind /seite, #marke, https://…, mailto:… und tel:….'),
    }),
    en: ({ scheme }, hints) => ({
      problem: `Links must not start with \`${scheme}:\`.`,
      remedy: meantEn(hints, 'Use /page, #anchor, https://…, mailto:… or tel:….'),
    }),
  }),
  'anchor-form': entry<Named>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `\`${name}\` ist keine gültige Sprungmarke: ${hints.received}.`,
      remedy: meantDe(
        hints,
        'Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe.',
      ),
    }),
    en: ({ name }, hints) => ({
      problem: `\`${name}\` is not a valid anchor: ${hints.received}.`,
      remedy: meantEn(hints, 'Use lowercase letters, digits and single hyphens; start with a letter.'),
    }),
  }),
  'file-form': entry<Named & { extensions: string }>({
    severity: 'error',
    de: ({ name, extensions }, hints) => ({
      problem: `\`${name}\` ist keine gültige Adresse einer Mediendatei: ${hints.received}.`,
      remedy: meantDe(hints, `Schreiben Sie /media/name mit einer dieser Endungen: ${extensions}.`),
    }),
    en: ({ name, extensions }, hints) => ({
      problem: `\`${name}\` is not a valid address of a media file: ${hints.received}.`,
      remedy: meantEn(hints, `Write /media/name with one of these extensions: ${extensions}.`),
    }),
  }),
  'wrong-format': entry<Named & { description?: string | undefined }>({
    severity: 'error',
    de: ({ name, description }, hints) => ({
      problem: `\`${name}\` hat das falsche Format: ${hints.received}.`,
      remedy: meantDe(hints, description ? `Erwartet: ${description}.` : 'Das Format steht in schema/blocks.md.'),
    }),
    en: ({ name, description }, hints) => ({
      problem: `\`${name}\` has the wrong format: ${hints.received}.`,
      remedy: meantEn(hints, description ? `Expected: ${description}.` : 'See schema/blocks.md for its format.'),
    }),
  }),
  'too-few-items': entry<Limited & { count: number }>({
    severity: 'error',
    de: ({ name, limit, count }) => ({
      problem: `\`${name}\` hat ${entriesDe(count)}, nötig sind mindestens ${limit}.`,
      remedy: 'Ergänzen Sie Einträge oder löschen Sie die Angabe, wenn sie nicht nötig ist.',
    }),
    en: ({ name, limit, count }) => ({
      problem: `\`${name}\` has ${entriesEn(count)}; it needs at least ${limit}.`,
      remedy: 'Add entries, or delete the property if it is not needed.',
    }),
  }),
  'too-many-items': entry<Limited & { count: number }>({
    severity: 'error',
    de: ({ name, limit, count }) => ({
      problem: `\`${name}\` hat ${entriesDe(count)}, erlaubt sind höchstens ${limit}.`,
      remedy: `Löschen Sie ${entriesDe(count - limit)} oder verteilen Sie die Einträge auf zwei Blöcke.`,
    }),
    en: ({ name, limit, count }) => ({
      problem: `\`${name}\` has ${entriesEn(count)}; at most ${limit} are allowed.`,
      remedy: `Delete ${entriesEn(count - limit)}, or spread the entries over two blocks.`,
    }),
  }),
  'properties-conflict': entry<{ properties: string[] }>({
    severity: 'error',
    de: ({ properties }) => ({
      problem: `${names(properties, ' und ')} schließen einander aus.`,
      remedy: 'Behalten Sie nur eine der Angaben.',
    }),
    en: ({ properties }) => ({
      problem: `${names(properties, ' and ')} cannot be used together.`,
      remedy: 'Keep only one of them.',
    }),
  }),
  'property-needs': entry<{ property: string; others: string[] }>({
    severity: 'error',
    de: ({ property, others }) => ({
      problem: `\`${property}\` ist nur zusammen mit ${names(others, ' oder ')} möglich.`,
      remedy: `Ergänzen Sie ${others.length > 1 ? 'eine der Angaben' : names(others, '')} oder löschen Sie \`${property}\`.`,
    }),
    en: ({ property, others }) => ({
      problem: `\`${property}\` requires ${names(others, ' or ')}.`,
      remedy: `Add ${others.length > 1 ? 'one of them' : names(others, '')}, or delete \`${property}\`.`,
    }),
  }),
  'property-one-of': entry<{ properties: string[] }>({
    severity: 'error',
    de: ({ properties }) => ({
      problem: `Hier fehlt ${names(properties, ' oder ')}.`,
      remedy: properties.length > 1 ? 'Ergänzen Sie eine der Angaben.' : 'Ergänzen Sie die Angabe.',
    }),
    en: ({ properties }) => ({
      problem: `${names(properties, ' or ')} is missing here.`,
      remedy: properties.length > 1 ? 'Add one of them.' : 'Add it.',
    }),
  }),
  'property-gap': entry<{ property: string; missing: string }>({
    severity: 'error',
    de: ({ property, missing }) => ({
      problem: `\`${property}\` ist angegeben, aber \`${missing}\` fehlt.`,
      remedy: `Ergänzen Sie \`${missing}\` oder nummerieren Sie ohne Lücke.`,
    }),
    en: ({ property, missing }) => ({
      problem: `\`${property}\` is set, but \`${missing}\` is missing.`,
      remedy: `Add \`${missing}\`, or number the properties without a gap.`,
    }),
  }),
};

import { entry, kindDe, kindEn, meantDe, meantEn, type Named, subjectDe, subjectEn } from './message.ts';

/** One of the things that a value can be: what its tag says, and what that means. */
export interface Variant {
  name: string;
  about: string | undefined;
}

const kindNames = (kinds: readonly Variant[], or: string) =>
  kinds.map(({ name, about }) => `"${name}"${about ? ` (${about})` : ''}`).join(or);
const quoted = (kinds: readonly Variant[], or: string) => kinds.map(({ name }) => `"${name}"`).join(or);

type Limited = Named & { limit: number };

/** A value does not have the shape that its schema asks for. */
export const shapeMessages = {
  'unknown-block-type': entry<Named & { options: string[] }>({
    severity: 'error',
    de: ({ options }, hints) => ({
      problem: `Einen Block ${hints.received} gibt es nicht.`,
      remedy: meantDe(hints, `Es gibt: ${options.join(', ')}. Was jeder zeigt, steht in schema/blocks.md.`),
    }),
    en: ({ options }, hints) => ({
      problem: `There is no block ${hints.received}.`,
      remedy: meantEn(hints, `There are: ${options.join(', ')}. What each shows is told in schema/blocks.md.`),
    }),
  }),
  'unknown-section': entry<{ options: string[] }>({
    severity: 'error',
    de: ({ options }, hints) => ({
      problem: `Einen gemeinsamen Abschnitt ${hints.received} gibt es nicht.`,
      remedy: meantDe(
        hints,
        options.length > 0 ? `Es gibt: ${options.join(', ')}.` : 'Gemeinsame Abschnitte liegen in _shared.',
      ),
    }),
    en: ({ options }, hints) => ({
      problem: `There is no shared section ${hints.received}.`,
      remedy: meantEn(
        hints,
        options.length > 0 ? `There are: ${options.join(', ')}.` : 'Shared sections are kept in _shared.',
      ),
    }),
  }),
  'old-version': entry<{ type: string | undefined; version: number; current: number; sound: boolean }>({
    severity: 'error',
    de: ({ type, version, current, sound }) => ({
      problem: `${type === undefined ? 'Die Datei' : `Der Block „${type}“`} ist noch nach Version ${version} geschrieben, heute gilt Version ${current}.`,
      remedy: sound
        ? '`npm run migrate` zeigt die Umstellung, `npm run migrate -- --write` schreibt sie.'
        : 'Beheben Sie zuerst die übrigen Fehler; danach stellt `npm run migrate -- --write` um.',
    }),
    en: ({ type, version, current, sound }) => ({
      problem: `${type === undefined ? 'The file' : `The block "${type}"`} is still written in version ${version}; today's is version ${current}.`,
      remedy: sound
        ? '`npm run migrate` shows the change, `npm run migrate -- --write` writes it.'
        : 'Mend the other mistakes first; then `npm run migrate -- --write` changes it.',
    }),
  }),
  'unknown-property': entry<Named & { known: string[] }>({
    severity: 'error',
    de: ({ name, known }, hints) => ({
      problem: `\`${name}\` ist hier keine bekannte Angabe.`,
      remedy: meantDe(hints, known.length > 0 ? `Möglich sind: ${known.join(', ')}.` : 'Löschen Sie die Angabe.'),
    }),
    en: ({ name, known }, hints) => ({
      problem: `\`${name}\` is no known property here.`,
      remedy: meantEn(hints, known.length > 0 ? `Possible are: ${known.join(', ')}.` : 'Delete it.'),
    }),
  }),
  'property-of-other-kind': entry<Named & { tag: string; own: Variant; others: Variant[] }>({
    severity: 'error',
    de: ({ name, tag, own, others }) => ({
      problem: `\`${name}\` gehört zu "${tag}": ${kindNames(others, ' oder ')}; hier steht "${tag}": ${kindNames([own], '')}.`,
      remedy: `Schreiben Sie "${tag}": ${quoted(others, ' oder ')}, oder löschen Sie \`${name}\`.`,
    }),
    en: ({ name, tag, own, others }) => ({
      problem: `\`${name}\` belongs to "${tag}": ${kindNames(others, ' or ')}; here stands "${tag}": ${kindNames([own], '')}.`,
      remedy: `Write "${tag}": ${quoted(others, ' or ')}, or delete \`${name}\`.`,
    }),
  }),
  /** `about`: what it is for, as its schema or section says in German; `inside`: the group that it belongs into */
  'missing-property': entry<Named & { about?: string | undefined; inside?: string }>({
    severity: 'error',
    de: ({ name, about, inside }, hints) => ({
      problem: `Die Angabe \`${name}\`${about ? ` („${about}“)` : ''} fehlt.`,
      remedy: `Ergänzen Sie ${inside ? `in "${inside}": { … } die Zeile ` : ''}"${name}": ${hints.expected},`,
    }),
    en: ({ name, about, inside }, hints) => ({
      problem: `The property \`${name}\`${about ? ` („${about}“)` : ''} is missing.`,
      remedy: `Add ${inside ? `in "${inside}": { … } the line ` : ''}"${name}": ${hints.expected},`,
    }),
  }),
  'wrong-type': entry<Named>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `${subjectDe(name)} hat die falsche Art: ${hints.received}.`,
      remedy: `Erwartet wird ${kindDe(hints.expected)}.`,
    }),
    en: ({ name }, hints) => ({
      problem: `${subjectEn(name)} is of the wrong kind: ${hints.received}.`,
      remedy: `Expected is ${kindEn(hints.expected)}.`,
    }),
  }),
  'unknown-value': entry<Named & { options: string[] }>({
    severity: 'error',
    de: ({ name, options }, hints) => ({
      problem: `\`${name}\` kann nicht ${hints.received} sein.`,
      remedy: meantDe(hints, `Möglich sind: ${options.join(', ')}.`),
    }),
    en: ({ name, options }, hints) => ({
      problem: `\`${name}\` cannot be ${hints.received}.`,
      remedy: meantEn(hints, `Possible are: ${options.join(', ')}.`),
    }),
  }),
  'unknown-icon': entry<Named & { options: string[] }>({
    severity: 'error',
    de: (_, hints) => ({
      problem: `Ein Symbol ${hints.received} gibt es nicht.`,
      remedy: meantDe(hints, 'Alle Symbole stehen in schema/blocks.md.'),
    }),
    en: (_, hints) => ({
      problem: `There is no icon ${hints.received}.`,
      remedy: meantEn(hints, 'All icons are listed in schema/blocks.md.'),
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
      problem: `\`${name}\` hat ${length} Zeichen, Platz ist für ${limit}.`,
      remedy: `Kürzen Sie den Text um ${length - limit} Zeichen.`,
    }),
    en: ({ name, limit, length }) => ({
      problem: `\`${name}\` has ${length} characters; there is room for ${limit}.`,
      remedy: `Shorten the text by ${length - limit} characters.`,
    }),
  }),
  'text-padded': entry<Named>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `\`${name}\` beginnt oder endet mit einem Leerzeichen.`,
      remedy: 'Löschen Sie das Leerzeichen.',
    }),
    en: ({ name }) => ({ problem: `\`${name}\` starts or ends with a blank.`, remedy: 'Delete the blank.' }),
  }),
  'text-line-break': entry<Named>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `In \`${name}\` steht ein Zeilenumbruch (\\n).`,
      remedy: 'Schreiben Sie eine Zeile; Absätze sind eigene Einträge einer Liste.',
    }),
    en: ({ name }) => ({
      problem: `\`${name}\` contains a line break (\\n).`,
      remedy: 'Write one line; paragraphs are entries of a list.',
    }),
  }),
  'text-character': entry<Named & { codePoint: string }>({
    severity: 'error',
    de: ({ name, codePoint }) => ({
      problem: `In \`${name}\` steht ein Zeichen, das auf keiner Seite erlaubt ist (${codePoint}).`,
      remedy: 'Löschen Sie Emoji, Steuerzeichen und unsichtbare Zeichen.',
    }),
    en: ({ name, codePoint }) => ({
      problem: `\`${name}\` contains a character that is allowed on no page (${codePoint}).`,
      remedy: 'Delete emoji, control characters and invisible characters.',
    }),
  }),
  'text-brackets': entry<Named>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `In \`${name}\` steht eine eckige Klammer, die keinen gültigen Link ergibt.`,
      remedy: 'Links im Text haben die Form [Text](/ziel); sonst nehmen Sie runde Klammern.',
    }),
    en: ({ name }) => ({
      problem: `\`${name}\` contains a square bracket that makes no valid link.`,
      remedy: 'Links inside text look like [text](/target); use round brackets otherwise.',
    }),
  }),
  'link-form': entry<Named>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `\`${name}\` ist kein gültiges Linkziel: ${hints.received}.`,
      remedy: meantDe(hints, 'Erlaubt sind /seite, /seite#marke, #marke, https://…, mailto:… und tel:….'),
    }),
    en: ({ name }, hints) => ({
      problem: `\`${name}\` is no valid link target: ${hints.received}.`,
      remedy: meantEn(hints, 'Allowed are /page, /page#anchor, #anchor, https://…, mailto:… and tel:….'),
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
      remedy: meantEn(hints, 'Allowed are /page, #anchor, https://…, mailto:… and tel:….'),
    }),
  }),
  'anchor-form': entry<Named>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `\`${name}\` ist keine gültige Sprungmarke: ${hints.received}.`,
      remedy: meantDe(
        hints,
        'Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche; am Anfang ein Buchstabe.',
      ),
    }),
    en: ({ name }, hints) => ({
      problem: `\`${name}\` is no valid anchor: ${hints.received}.`,
      remedy: meantEn(hints, 'Small letters, digits and single hyphens are allowed, a letter first.'),
    }),
  }),
  'file-form': entry<Named & { extensions: string }>({
    severity: 'error',
    de: ({ name, extensions }, hints) => ({
      problem: `\`${name}\` ist kein Pfad zu einer Datei aus _media: ${hints.received}.`,
      remedy: meantDe(hints, `Schreiben Sie /media/name mit einer dieser Endungen: ${extensions}.`),
    }),
    en: ({ name, extensions }, hints) => ({
      problem: `\`${name}\` is no path of a file in _media: ${hints.received}.`,
      remedy: meantEn(hints, `Write /media/name with one of these endings: ${extensions}.`),
    }),
  }),
  'wrong-format': entry<Named & { description?: string | undefined }>({
    severity: 'error',
    de: ({ name, description }, hints) => ({
      problem: `\`${name}\` hat nicht die vorgesehene Form: ${hints.received}.`,
      remedy: meantDe(hints, `Gemeint ist: ${description ?? 'siehe schema/blocks.md'}.`),
    }),
    en: ({ name, description }, hints) => ({
      problem: `\`${name}\` does not have the form it needs: ${hints.received}.`,
      remedy: meantEn(hints, `It is described as: ${description ?? 'see schema/blocks.md'}.`),
    }),
  }),
  'too-few-items': entry<Limited & { count: number }>({
    severity: 'error',
    de: ({ name, limit, count }) => ({
      problem: `\`${name}\` hat ${count} Einträge, nötig sind mindestens ${limit}.`,
      remedy: 'Ergänzen Sie Einträge oder löschen Sie die Angabe, wenn sie nicht nötig ist.',
    }),
    en: ({ name, limit, count }) => ({
      problem: `\`${name}\` has ${count} entries; at least ${limit} are needed.`,
      remedy: 'Add entries, or delete the property if it is not needed.',
    }),
  }),
  'too-many-items': entry<Limited & { count: number }>({
    severity: 'error',
    de: ({ name, limit, count }) => ({
      problem: `\`${name}\` hat ${count} Einträge, erlaubt sind höchstens ${limit}.`,
      remedy: `Löschen Sie ${count - limit} oder verteilen Sie sie auf zwei Blöcke.`,
    }),
    en: ({ name, limit, count }) => ({
      problem: `\`${name}\` has ${count} entries; at most ${limit} are allowed.`,
      remedy: `Delete ${count - limit} or spread them over two blocks.`,
    }),
  }),
  'properties-conflict': entry<{ properties: string[] }>({
    severity: 'error',
    de: ({ properties }) => ({
      problem: `${properties.map((name) => `\`${name}\``).join(' und ')} schließen einander aus.`,
      remedy: 'Behalten Sie eine der Angaben.',
    }),
    en: ({ properties }) => ({
      problem: `${properties.map((name) => `\`${name}\``).join(' and ')} exclude each other.`,
      remedy: 'Keep one of them.',
    }),
  }),
  'property-needs': entry<{ property: string; others: string[] }>({
    severity: 'error',
    de: ({ property, others }) => ({
      problem: `\`${property}\` braucht dazu ${others.map((name) => `\`${name}\``).join(' oder ')}.`,
      remedy: `Ergänzen Sie ${others.length > 1 ? 'eine der Angaben' : 'die Angabe'} oder löschen Sie \`${property}\`.`,
    }),
    en: ({ property, others }) => ({
      problem: `\`${property}\` needs ${others.map((name) => `\`${name}\``).join(' or ')} beside it.`,
      remedy: `Add ${others.length > 1 ? 'one of them' : 'it'} or delete \`${property}\`.`,
    }),
  }),
  'property-one-of': entry<{ properties: string[] }>({
    severity: 'error',
    de: ({ properties }) => ({
      problem: `Hier fehlt ${properties.map((name) => `\`${name}\``).join(' oder ')}.`,
      remedy: properties.length > 1 ? 'Ergänzen Sie eine dieser Angaben.' : 'Ergänzen Sie die Angabe.',
    }),
    en: ({ properties }) => ({
      problem: `${properties.map((name) => `\`${name}\``).join(' or ')} is missing here.`,
      remedy: properties.length > 1 ? 'Add one of them.' : 'Add it.',
    }),
  }),
  'property-gap': entry<{ property: string; missing: string }>({
    severity: 'error',
    de: ({ property, missing }) => ({
      problem: `\`${property}\` steht da, aber \`${missing}\` fehlt.`,
      remedy: `Ergänzen Sie \`${missing}\` oder zählen Sie ohne Lücke.`,
    }),
    en: ({ property, missing }) => ({
      problem: `\`${property}\` is there, but \`${missing}\` is missing.`,
      remedy: `Add \`${missing}\` or number without a gap.`,
    }),
  }),
};

import type { Language } from '../../words/language.ts';
import { type Hints, type Named, warning } from './message.ts';

type Found = { found: string };

const MARKUP_REMEDIES = {
  de: {
    plain: 'Schreiben Sie {nearest}: Dieser Text kennt keine Hervorhebung.',
    emphasis: 'Schreiben Sie {nearest}, in Überschriften und Absätzen; sonst ohne die Zeichen.',
    link: 'Schreiben Sie {nearest}, in Absätzen; sonst ohne den Link.',
    line: 'Ein Text ist eine Zeile: Machen Sie daraus zwei Absätze oder zwei Einträge.',
    point: 'Löschen Sie das Zeichen; jeder Punkt ist ein eigener Eintrag einer Liste.',
    character: 'Schreiben Sie {nearest}.',
    star: 'Schreiben Sie auch hinter das letzte betonte Wort ein *, oder löschen Sie dieses.',
    other: 'Löschen Sie es.',
  },
  en: {
    plain: 'Write {nearest}: this text knows no emphasis.',
    emphasis: 'Write {nearest}, in headings and paragraphs; elsewhere without the signs.',
    link: 'Write {nearest}, in paragraphs; elsewhere without the link.',
    line: 'A text is one line: make two paragraphs or two entries of it.',
    point: 'Delete the sign; each point is an entry of its own in a list.',
    character: 'Write {nearest}.',
    star: 'Write a * behind the last emphasised word, too, or delete this one.',
    other: 'Delete it.',
  },
};

/** Blocks and entries of the menu may have another language than the site; title and description of a page may not. */
const canBeEnglish = ({ pointer = '', block }: Hints) =>
  block !== undefined || /^\/(?:areas|services|contact|legal)\//u.test(pointer);

/** Problems of language and typography. None keeps the site from being built, and a page can allow each of them. */
export const textMessages = {
  'text-english': warning<Found>(
    '„{found}“ ist englisch.',
    (_, hints) =>
      `Übersetzen Sie den Text.${canBeEnglish(hints) ? ` Soll er englisch sein, ergänzen Sie "lang": "en" im ${hints.block ? 'Block' : 'Eintrag'}.` : ''}`,
    '"{found}" is English.',
    (_, hints) =>
      `Translate the text.${canBeEnglish(hints) ? ` If it is meant to be English, add "lang": "en" to the ${hints.block ? 'block' : 'entry'}.` : ''}`,
  ),
  'text-unfinished': warning<Found>(
    'Der Text enthält noch einen Platzhalter: „{found}“.',
    'Schreiben Sie den endgültigen Text.',
    'The text still contains a placeholder: "{found}".',
    'Write the final text.',
  ),
  'text-sample': warning(
    'Das ist noch der Beispieltext der Vorlage.',
    (_, { block }) =>
      `Schreiben Sie einen eigenen Text${block ? ' oder löschen Sie die Angabe, wenn sie nicht nötig ist' : ''}.`,
    'This is still the sample text of the template.',
    (_, { block }) => `Write your own text${block ? ', or delete the property if it is not needed' : ''}.`,
  ),
  'text-umlaut': warning<{ word: string }>(
    '„{word}“ ist ohne Umlaut oder ß geschrieben.',
    'Schreiben Sie „{nearest}“.',
    '"{word}" is written without its umlaut or ß.',
    'Write "{nearest}".',
  ),
  /** `language`: that of the text */
  'text-quotes': warning<Found & { isStraight: boolean; language: Language }>(
    ({ isStraight, language }) =>
      isStraight
        ? 'Der Text enthält gerade Anführungszeichen.'
        : `So stehen Anführungszeichen in ${language === 'de' ? 'deutschen' : 'englischen'} Texten nicht: {found}.`,
    ({ language }, { nearest }) =>
      nearest
        ? 'Schreiben Sie {nearest}.'
        : `Verwenden Sie ${language === 'de' ? '„ am Anfang und “' : '“ am Anfang und ”'} am Ende.`,
    ({ isStraight, language }) =>
      isStraight
        ? 'The text contains straight quotation marks.'
        : `These are not the quotation marks of ${language === 'de' ? 'German' : 'English'}: {found}.`,
    ({ language }, { nearest }) =>
      nearest
        ? 'Write {nearest}.'
        : `Use ${language === 'de' ? '„ at the beginning and “' : '“ at the beginning and ”'} at the end.`,
  ),
  'text-space': warning<Found>(
    '„{found}“ könnte am Zeilenende getrennt werden.',
    'Schreiben Sie „{nearest}“.',
    'A line break could split "{found}".',
    'Write "{nearest}".',
  ),
  'text-markup': warning<Found & { kind: keyof typeof MARKUP_REMEDIES.de }>(
    ({ kind }) =>
      `„{found}“ stünde so auf der Seite: ${kind === 'star' ? 'Das zweite Sternchen fehlt' : 'HTML und Markdown gelten hier nicht'}.`,
    ({ kind }, { nearest }) => MARKUP_REMEDIES.de[kind === 'character' && nearest === undefined ? 'other' : kind],
    ({ kind }) =>
      `"{found}" would stand on the page as it is: ${kind === 'star' ? 'its second star is missing' : 'HTML and Markdown mean nothing here'}.`,
    ({ kind }, { nearest }) => MARKUP_REMEDIES.en[kind === 'character' && nearest === undefined ? 'other' : kind],
  ),
  'text-long': warning<Named & { limit: number; length: number }>(
    '`{name}` hat {length} Zeichen, empfohlen sind hier höchstens {limit}.',
    'Kürzen Sie den Text; Einzelheiten gehören in den Absatz darunter.',
    '`{name}` has {length} characters; at most {limit} are recommended here.',
    'Shorten the text; details belong in the paragraph below.',
  ),
  /** `block` counts from 1; `line` is where it begins */
  'block-repeated': warning<{ block: number; line: number }>(
    'Dieser Block steht schon einmal auf der Seite, Wort für Wort: Block {block}, ab Zeile {line}.',
    'Löschen Sie einen der beiden oder schreiben Sie ihn um.',
    'This block is on the page already, word for word: block {block}, from line {line}.',
    'Delete one of the two, or rewrite it.',
  ),
  'sample-data': warning<Found>(
    '„{found}“ ist eine Beispielangabe, aber in _site/site.json steht "sampleData": false.',
    'Tragen Sie die richtige Angabe ein, am besten als Verweis wie {site.email}.',
    '"{found}" is sample data, but _site/site.json says "sampleData": false.',
    'Enter the real value, preferably as a reference such as {site.email}.',
  ),
  'site-value-copied': warning<Found>(
    '„{found}“ steht schon in _site/site.json und bliebe hier stehen, wenn es sich dort ändert.',
    'Schreiben Sie {nearest}.',
    '"{found}" is already in _site/site.json, and would stay here when it changes there.',
    'Write {nearest}.',
  ),
  'link-bare': warning<Found>(
    '„{found}“ ist kein Link: Besucher können nicht darauf klicken.',
    'Schreiben Sie {nearest}, oder Wörter in die eckigen Klammern.',
    '"{found}" is no link: visitors cannot click on it.',
    'Write {nearest}, or words in the square brackets.',
  ),
  'allow-unused': warning<{ code: string }>(
    'Die Seite erlaubt `{code}`, aber diese Warnung kommt nicht vor.',
    'Löschen Sie den Eintrag aus `allow`.',
    'The page allows `{code}`, but has no such warning.',
    'Delete the entry from `allow`.',
  ),
};

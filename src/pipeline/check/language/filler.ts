import { anyWord } from './words.ts';

/** Dots alone are what the message about a missing property shows in place of the text. */
export const DOTS = ['…', '...', '??', '???'];

/** Notes to oneself, in these capitals: the small word is a common one. */
export const NOTES = ['TODO', 'ToDo', 'TBD', 'TBA', 'FIXME', 'XXX+'];

/** Filler: each phrase means that the text is still missing. */
export const FILLER = [
  'lorem ipsum',
  'dolor sit amet',
  'coming soon',
  'under construction',
  'Blindtext',
  'Mustertext',
  'Beispieltext',
  'Platzhaltertext',
  'Text folgt',
  'Texte folgen',
  'Inhalt folgt',
  'Inhalte folgen',
  'Bild folgt',
  'Bilder folgen',
  'Foto folgt',
  'Fotos folgen',
  'hier steht ein Text',
  'hier steht der Text',
  'hier steht Ihr Text',
  'insert text here',
  'your text here',
];

const ONLY_DOTS = `^(?:${DOTS.map((dots) => dots.replace(/[.?]/g, '\\$&')).join('|')})$`;
const UNFINISHED = [new RegExp(ONLY_DOTS), new RegExp(anyWord(NOTES)), new RegExp(anyWord(FILLER), 'i')];

export const fillerSigns = [ONLY_DOTS, anyWord(NOTES), anyWord(FILLER)];

/** What shows that a text is unfinished, and where it begins; undefined in a finished text. */
export function fillerIn(text: string): { found: string; index: number } | undefined {
  for (const pattern of UNFINISHED) {
    const match = pattern.exec(text);
    if (match) return { found: match[0], index: match.index };
  }
  return undefined;
}

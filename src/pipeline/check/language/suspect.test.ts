import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedSite, page } from '../../../../tests/small-site.ts';
import { ENGLISH_PHRASES, ENGLISH_WORDS, englishIn } from './english.ts';
import { DOTS, FILLER, fillerIn, NOTES } from './filler.ts';
import { markupIn } from './markup.ts';
import { wrongQuotes } from './quotes.ts';
import { ABBREVIATIONS, breakableSpaces, RATIOS, REFERENCES, UNITS } from './spaces.ts';
import { isSuspect } from './suspect.ts';
import { asciiWords, umlautSigns } from './umlauts.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withCapital = (texts: readonly string[]) => texts.flatMap((text) => [text, capital(text), text.toUpperCase()]);
const inSentence = (texts: readonly string[]) => texts.flatMap((text) => [text, `Ada: ${text}.`]);
const [first = '', ...others] = ENGLISH_WORDS;
const notes = NOTES.flatMap((note) => (note.endsWith('+') ? [note.slice(0, -1), note.replace('+', 'XX')] : note));

/** Everything that a check looks for, in the surroundings in which it counts. */
const LISTED: Record<string, readonly string[]> = {
  'text-unfinished': [...DOTS, ...inSentence(notes), ...inSentence(withCapital(FILLER))],
  'text-english': [
    ...inSentence(withCapital(ENGLISH_PHRASES)),
    ...others.flatMap((word, index) => [`Teams ${word} built ${others[index - 1] ?? first} Ada`]),
  ],
  'text-quotes': [
    '"',
    '"Wort"',
    "'Wort'",
    'ein "Wort" in Berlin',
    "ein 'Wort' in Berlin",
    '“Wort”',
    '„Wort”',
    '‘Wort’',
  ],
  'text-space': [
    ...inSentence(UNITS.map((unit) => `10 ${unit}`)),
    ...RATIOS.map((sign) => `10${sign}`),
    '§5',
    ...['§', ...REFERENCES.map((name) => `${name}.`)].map((sign) => `nach ${sign} 5`),
    ...inSentence(ABBREVIATIONS.flatMap((pair) => [pair, pair.replace('.', '. ')])),
  ],
  'text-markup': [
    '> Zitat',
    '---',
    '_betont_',
    'Lage【4†source】',
    'Lage :contentReference',
    ...['•', '-', '*'].map((sign) => `${sign} ein Punkt`),
    ...inSentence([
      '<b>fett</b>',
      '</p>',
      '<br />',
      '<a href="/">hier</a>',
      '&uuml;',
      '&#252;',
      '**A**',
      '__A__',
      '`A`',
      '*A',
    ]),
    '*',
  ],
  'link-bare': inSentence(['www.wetter.de', 'HTTPS://wetter.de', 'http://wetter.de/a', 'ada@wetter.de']),
  'text-lost': ['Lageeinsch\ufffdtzung', '\ufffd'],
  'text-character': [
    '\uf0b7 ein Punkt',
    '✅ fertig',
    'fertig ☎️',
    '1️⃣ fertig',
    'die\u200bLage',
    'die Lage\u200e',
    'die\u2060 Lage',
  ],
  'text-umlaut': inSentence(withCapital(umlautSigns)).filter((text) => asciiWords(text).length > 0),
};

test.each(Object.entries(LISTED))('%s is reported for all that its check looks for', (code, texts) => {
  const PER_PAGE = 30;
  const files = Array.from({ length: Math.ceil(texts.length / PER_PAGE) }, (_, index) => {
    const leads = texts.slice(index * PER_PAGE, (index + 1) * PER_PAGE);
    const name = `liste-${index}`;
    return [
      `${name}.json`,
      page(
        name,
        // Marked as German, so that so much English makes no English page.
        leads.map((lead) => ({ type: 'intro', lang: 'de', lead })),
      ),
    ] as const;
  });
  const { findings } = checkedSite(Object.fromEntries(files));
  const reported = new Set(
    findings.filter((finding) => finding.code === code).map(({ file, pointer }) => `${file}#${pointer}`),
  );
  const missed = texts.filter(
    (_, index) => !reported.has(`liste-${Math.floor(index / PER_PAGE)}.json#/blocks/${(index % PER_PAGE) + 1}/lead`),
  );
  expect(missed).toEqual([]);
});

test('all pieces of words are reported except those that are right by themselves', () => {
  expect(umlautSigns.filter((piece) => asciiWords(piece).length === 0)).toEqual(['hoechst']);
});

const piece = fc.constantFrom(
  ...Object.values(LISTED).flat(),
  ...umlautSigns,
  ...ENGLISH_WORDS,
  ...' .,:;()|"\'§%&-–/0a',
  ' z',
  ' und ',
);

test('whatever a check would report is looked at', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join('');
      const isReported =
        fillerIn(text) !== undefined ||
        englishIn(text) !== undefined ||
        [
          wrongQuotes(text, 'de'),
          wrongQuotes(text, 'en'),
          breakableSpaces(text),
          asciiWords(text),
          markupIn(text),
        ].some((found) => found.length > 0);
      return !isReported || isSuspect(text);
    }),
    { numRuns: 3000, seed: 1 },
  );
});

test.each([
  '',
  'Eine neue Steuer',
  'Was wir wissen müssen: Klasse, Messe, Interesse',
  'Am 3. Mai. Alles Weitere steht im Vertrag.',
  '99,8&nbsp;% der Fahrten',
  'Konzept, Einlass und Leitung.',
])('„%s“ is left alone', (text) => {
  expect(isSuspect(text)).toBe(false);
});

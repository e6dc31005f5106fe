import { defineCommand } from './cli/command.ts';
import { newBlock } from './scaffold/block.ts';

export default defineCommand({
  name: 'new-block',
  about: {
    de: 'Legt einen Block an, der sofort funktioniert: Schema, Komponente, Stile, Beispiele und, in diesem Repository, Tests; dann laufen die Generatoren.',
    en: 'Creates a block that works at once: schema, component, styles, examples and, in this repository, tests; then the generators run.',
  },
  flags: {
    name: {
      about: {
        de: 'der Name, den Autorinnen und Autoren als "type" schreiben, zum Beispiel quoteWall',
        en: 'the name that authors write as "type", for example quoteWall',
      },
      value: 'NAME',
      required: true,
    },
    description: {
      about: {
        de: 'ein Satz für den Editor, zum Beispiel "Wand mit Zitaten"',
        en: 'a sentence for the editor, for example "Wall of quotations"',
      },
      value: { de: 'SATZ', en: 'SENTENCE' },
    },
    'description-en': {
      about: {
        de: 'ein anderer, den lesen soll, wer auf Englisch schreibt, zum Beispiel "Wall of quotations"',
        en: 'another one for authors who write in English, where that is in German',
      },
      value: { de: 'SATZ', en: 'SENTENCE' },
    },
  },
  exits: [
    { de: 'angelegt', en: 'created' },
    { de: 'die Generatoren sind gescheitert', en: 'the generators have failed' },
  ],
  run: ({ flags, language }) => newBlock(flags, language),
});

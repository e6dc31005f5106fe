import { defineCommand } from './cli/command.ts';
import { countOf } from './cli/count.ts';

export default defineCommand({
  name: 'bench',
  about: {
    de: 'Misst das Prüfen der Seiten, die Zeit vom Speichern bis zum Bild in der Vorschau (40 und 1.000 Seiten) und die Größe dessen, was der Browser lädt.',
    en: 'Measures the checking of pages, the time from a save to the screen in the preview (40 and 1,000 pages) and the size of what the browser loads.',
  },
  flags: {
    pages: {
      about: { de: 'so viele Seiten werden geprüft', en: 'so many pages are checked' },
      value: { de: 'ANZAHL', en: 'NUMBER' },
      default: '10000',
    },
    runs: {
      about: { de: 'so oft wird gemessen', en: 'so often is measured' },
      value: { de: 'ANZAHL', en: 'NUMBER' },
      default: '5',
    },
    only: {
      about: { de: 'nur ein Teil', en: 'only a part' },
      value: ['validation', 'preview', 'sizes'],
    },
  },
  exits: [{ de: 'gemessen', en: 'measured' }],
  async run({ flags: { only, pages, runs }, language }) {
    const isWanted = (part: typeof only) => only === undefined || only === part;
    if (isWanted('validation')) {
      const { benchValidation } = await import('./bench/validation.ts');
      benchValidation(countOf('pages', pages), countOf('runs', runs), language);
    }
    if (isWanted('preview')) await (await import('./bench/preview.ts')).benchPreview(language);
    if (isWanted('sizes')) (await import('./bench/sizes.ts')).benchSizes('dist', language);
    return 0;
  },
});

import { z } from 'zod';
import { image, videoPath } from '../../fields/image.ts';
import { heading, language, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'videoHero',
  { description: 'Kopf der Startseite: Hintergrundvideo, Überschrift und das Menü der vier Bereiche', tone: 'dark' },
  {
    title: heading(1, 80).describe('Überschrift der Startseite'),
    titleLang: language.optional().describe('Sprache der Überschrift, falls nicht Deutsch'),
    subtitle: text(200).optional().describe('Ein Satz unter der Überschrift'),
    video: z
      .strictObject({
        webm: videoPath.describe('Video als WebM-Datei'),
        mp4: videoPath.describe('Dasselbe Video als MP4-Datei'),
      })
      .describe('Stummes Hintergrundvideo in beiden Formaten'),
    poster: image.describe('Standbild, solange oder falls das Video nicht läuft'),
  },
);

export type VideoHeroBlock = z.output<typeof schema>;

import { z } from 'zod';
import { image, videoPath } from '../../fields/image.ts';
import { atLeastOne, objectRules } from '../../fields/rules.ts';
import { heading, language, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'videoHero',
  {
    description: 'Kopf der Startseite: Hintergrundvideo, Überschrift und das Menü der vier Bereiche',
    tone: 'dark',
    coversHeader: true,
  },
  {
    title: heading(1, 80).describe('Überschrift der Startseite'),
    titleLang: language.optional().describe('Sprache der Überschrift, falls nicht Deutsch'),
    subtitle: text(200).optional().describe('Ein Satz unter der Überschrift'),
    video: z
      .strictObject({
        src: videoPath.optional().describe('Ein Video in einem üblichen Format: MP4, MOV, M4V, WebM, MKV oder AVI'),
        webm: videoPath.optional().describe('Neben oder statt src: das Video als WebM-Datei'),
        mp4: videoPath.optional().describe('Neben oder statt src: dasselbe Video als MP4-Datei'),
      })
      .register(objectRules, { rules: [atLeastOne('src', 'webm', 'mp4')] })
      .describe('Stummes Hintergrundvideo'),
    poster: image.describe('Standbild, solange oder falls das Video nicht läuft'),
  },
);

export type VideoHeroBlock = z.output<typeof schema>;

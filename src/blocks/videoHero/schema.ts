import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { imagePath, still } from '../../fields/image.ts';
import { heading, text, titleLang } from '../../fields/text.ts';
import { video } from '../../fields/video.ts';
import { block } from '../block.ts';

export const schema = block(
  'videoHero',
  {
    description: about(
      'Kopf der Startseite: Hintergrundvideo, Überschrift und das Menü der Bereiche',
      'Head of the home page: background video, heading and the menu of the areas',
    ),
    tone: 'dark',
    coversHeader: true,
  },
  {
    title: heading(1, 80).meta(about('Überschrift der Startseite', 'Heading of the home page')),
    titleLang,
    subtitle: text(200).optional().meta(about('Ein Satz unter der Überschrift', 'A sentence below the heading')),
    video: video.meta(about('Stummes Hintergrundvideo', 'Silent background video')),
    poster: still.meta(
      about(
        'Standbild, solange oder falls das Video nicht läuft',
        'Still picture while or in case the video does not play',
      ),
    ),
    portrait: z
      .strictObject({
        video: video.meta(about('Das Video im Hochformat', 'The video in portrait format')),
        poster: imagePath.meta(
          about('Sein Standbild, zum Beispiel 1080 × 2160 Pixel', 'Its still picture, for example 1080 × 2160 pixels'),
        ),
      })
      .optional()
      .meta(
        about(
          'Eine Fassung im Hochformat für Telefone und hochkant gehaltene Tablets, Mitte des Motivs im oberen Drittel',
          'A version in portrait format for phones and upright tablets, the middle of its motif in the upper third',
        ),
      ),
  },
);

export type VideoHeroBlock = z.output<typeof schema>;

import type { z } from 'zod';
import { about } from '../../fields/about.ts';
import { image } from '../../fields/image.ts';
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
    poster: image.meta(
      about(
        'Standbild, solange oder falls das Video nicht läuft',
        'Still picture while or in case the video does not play',
      ),
    ),
  },
);

export type VideoHeroBlock = z.output<typeof schema>;

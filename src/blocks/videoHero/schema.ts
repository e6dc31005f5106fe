import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { image, videoPath } from '../../fields/image.ts';
import { atLeastOne, objectRules } from '../../fields/rules.ts';
import { heading, text, titleLang } from '../../fields/text.ts';
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
    video: z
      .strictObject({
        src: videoPath
          .optional()
          .meta(
            about(
              'Ein Video in einem üblichen Format: MP4, MOV, M4V, WebM, MKV oder AVI',
              'A video in a usual format: MP4, MOV, M4V, WebM, MKV or AVI',
            ),
          ),
        webm: videoPath
          .optional()
          .meta(
            about(
              'Neben oder statt src: das Video als WebM-Datei',
              'Beside or instead of src: the video as a WebM file',
            ),
          ),
        mp4: videoPath
          .optional()
          .meta(
            about(
              'Neben oder statt src: dasselbe Video als MP4-Datei',
              'Beside or instead of src: the same video as an MP4 file',
            ),
          ),
      })
      .register(objectRules, { rules: [atLeastOne('src', 'webm', 'mp4')] })
      .meta(about('Stummes Hintergrundvideo', 'Silent background video')),
    poster: image.meta(
      about(
        'Standbild, solange oder falls das Video nicht läuft',
        'Still picture while or in case the video does not play',
      ),
    ),
  },
);

export type VideoHeroBlock = z.output<typeof schema>;

import { z } from 'zod';
import { about } from './about.ts';
import { videoPath } from './image.ts';
import { atLeastOne, withRules } from './rules.ts';

/** The files of a silent background video, in one format or in several. */
export const video = withRules(
  z.strictObject({
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
        about('Neben oder statt src: das Video als WebM-Datei', 'Beside or instead of src: the video as a WebM file'),
      ),
    mp4: videoPath
      .optional()
      .meta(
        about(
          'Neben oder statt src: dasselbe Video als MP4-Datei',
          'Beside or instead of src: the same video as an MP4 file',
        ),
      ),
  }),
  atLeastOne('src', 'webm', 'mp4'),
);

export type Video = z.output<typeof video>;

import { z } from 'zod';
import { about } from './about.ts';
import { LONGEST_ADDRESS, type MediaKind, mediaPattern } from './media.ts';
import { roles } from './roles.ts';
import { TEXT } from './text.ts';

const path = (kind: MediaKind) =>
  z
    .string()
    .max(LONGEST_ADDRESS)
    .regex(mediaPattern([kind]));

/** A picture file below `pages-data/_media/`, written `/media/name.webp`. */
export const imagePath = path('picture').register(roles, { kind: 'imagePath' });
/** An SVG file below `pages-data/_media/`: partner logos, drawn icons, menu marks. */
export const svgPath = path('drawing').register(roles, { kind: 'svgPath' });
export const videoPath = path('video').register(roles, { kind: 'videoPath' });
export const fontPath = path('font').register(roles, { kind: 'fontPath' });

const FOCUS = /^(?:100|[1-9]?[0-9])% (?:100|[1-9]?[0-9])%$/u;

/** An image with its alternative text. `alt: ""` marks mere decoration. */
export const image = z
  .strictObject({
    src: imagePath.meta(
      about(
        'Bilddatei aus pages-data/_media, zum Beispiel /media/live.webp',
        'Picture file from pages-data/_media, for example /media/live.webp',
      ),
    ),
    alt: z
      .string()
      .max(160)
      .regex(new RegExp(`^$|${TEXT.source}`, 'u'))
      .meta(
        about(
          'Was auf dem Bild zu sehen ist, in einem kurzen Satz; leer ("") nur bei reinem Schmuck',
          'What is to be seen in the picture, in a short sentence; empty ("") only where it is pure decoration',
        ),
      ),
    focus: z
      .string()
      .regex(FOCUS)
      .optional()
      .meta(
        about(
          'Wichtigster Punkt des Bildes, waagerecht und senkrecht, zum Beispiel "70% 45%"',
          'Most important point of the picture, horizontally and vertically, for example "70% 45%"',
        ),
      ),
  })
  .register(roles, { kind: 'image' });

/** A picture that stands there until a video plays or something is loaded; it may be as narrow as that. */
export const still = image.clone().register(roles, { kind: 'image', isStill: true });

export type Image = z.output<typeof image>;

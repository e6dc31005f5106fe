import { conversion, mediaFile, mediaName } from '../../documents/media.ts';
import { type MediaKind, mediaKind } from '../../fields/media.ts';
import type { Problem } from '../../findings/finding.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isPlayable, type MediaFacts, type MediaFormat } from '../read/media.ts';
import type { Check } from './check.ts';

/** A picture of this width is sharp where it fills a large screen. */
const WIDTH = 1600;
const BYTES = 10_000_000;

/** What may be in a file of a kind. Pictures are drawn anew from any of theirs, whatever their ending. */
const FORMATS: Record<MediaKind, readonly MediaFormat[]> = {
  picture: ['JPG', 'PNG', 'WebP', 'AVIF'],
  drawing: ['SVG'],
  video: ['WebM', 'MP4', 'MOV', 'MKV', 'AVI'],
  font: ['WOFF2', 'TTF', 'OTF'],
};

/** Media files are what their names say, whole, large enough for their place and no larger than needed. */
export const mediaSound: Check = (site) => {
  const shown = shownPictures(site);
  return [...site.media].flatMap(([address, facts]): Problem[] => {
    const kind = mediaKind(address);
    if (kind === undefined) return [];
    const at = { file: mediaFile(mediaName(address)), spot: { at: 'file' } } as const;
    return faultOf(at, kind, facts) ?? weaknessOf(at, facts, shown.has(address));
  });
};

type At = Pick<Problem, 'file' | 'spot'>;

/** What keeps a file from being used. */
function faultOf(at: At, kind: MediaKind, facts: MediaFacts): Problem[] | undefined {
  const { format, isWhole, width, codec, isConvertible } = facts;
  if (!isWhole) return [{ code: 'media-cut-off', ...at, details: {} }];
  if (format === undefined) return [{ code: 'media-unreadable', ...at, details: { kind } }];
  if (!FORMATS[kind].includes(format)) return [{ code: 'media-format', ...at, details: { kind, format } }];
  const isReadable = { picture: width !== undefined, drawing: true, video: codec !== undefined, font: true }[kind];
  if (!isReadable) return [{ code: 'media-unreadable', ...at, details: { kind } }];
  if (kind !== 'video' || isConvertible || isPlayable(at.file, facts)) return undefined;
  const made = at.file.replace(/\.[^.]+$/u, '-web.mp4');
  return [{ code: 'video-format', ...at, details: { format, command: commandLine(conversion(at.file, made)) } }];
}

/** As it is typed, in any shell. */
const commandLine = (args: readonly string[]) =>
  ['ffmpeg', ...args].map((arg) => (/^[\w./+:-]+$/u.test(arg) ? arg : `"${arg}"`)).join(' ');

/** What makes a page slow or blurred, or is not seen on it. */
function weaknessOf(at: At, { bytes, width = WIDTH, isAnimated }: MediaFacts, isShown: boolean): Problem[] {
  return [
    ...(bytes > BYTES
      ? [{ code: 'media-large' as const, ...at, details: { megabytes: Math.round(bytes / 1e6) } }]
      : []),
    ...(isShown && width < WIDTH ? [{ code: 'picture-small' as const, ...at, details: { width, least: WIDTH } }] : []),
    ...(isShown && isAnimated ? [{ code: 'picture-animated' as const, ...at, details: {} }] : []),
  ];
}

/** Pictures of pages. The still of a video is as wide as the video; logos are drawings. */
const shownPictures = ({ documents }: SiteModel): ReadonlySet<unknown> =>
  new Set(documents.flatMap(({ names }) => names.pictures));

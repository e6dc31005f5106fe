/**
 * A media file has three names: `team/erika.webp` within the folder of media, `_media/team/erika.webp` below the pages
 * folder, and the address `/media/team/erika.webp` that authors write.
 */
export const MEDIA_FOLDER = '_media';

const FILE = `${MEDIA_FOLDER}/`;
const ADDRESS = '/media/';

/** Whether a path below the pages folder is one of a media file. */
export const isMediaFile = (path: string) => path.startsWith(FILE);

/** Whether a text is the address of something in the folder of media, whatever its name. */
export const isBelowMedia = (address: string) => address.startsWith(ADDRESS);

/** The name of a media file by its address or its path below the pages folder. */
export function mediaName(path: string): string {
  const start = [FILE, ADDRESS].find((prefix) => path.startsWith(prefix)) ?? '';
  return path.slice(start.length);
}

/** The address of a media file by its name. */
export const mediaAddress = (name: string) => ADDRESS + name;

/** The path of a media file below the pages folder by its name. */
export const mediaFile = (name: string) => FILE + name;

/** Arguments with which ffmpeg makes of any video one that browsers play: H.264, without sound and place, at most 1,920 pixels wide. */
export const conversion = (from: string, to: string): string[] => [
  ...['-i', from, '-an', '-map_metadata', '-1', '-c:v', 'libx264', '-crf', '23', '-pix_fmt', 'yuv420p'],
  ...['-vf', "scale='trunc(min(1920,iw)/2)*2':-2", '-movflags', '+faststart', to],
];

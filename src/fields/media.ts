/** Endings of the media files that a page can name, by what they are. */
const ENDINGS = {
  picture: ['webp', 'jpg', 'jpeg', 'png', 'avif'],
  drawing: ['svg'],
  video: ['webm', 'mp4', 'mov', 'm4v', 'mkv', 'avi'],
  font: ['woff2', 'ttf', 'otf'],
};

export type MediaKind = keyof typeof ENDINGS;

const KINDS = ['picture', 'drawing', 'video', 'font'] as const satisfies MediaKind[];

/** The endings of these kinds of media file, of all kinds by default. */
export const endingsOf = (kinds: readonly MediaKind[] = KINDS): string[] => kinds.flatMap((kind) => ENDINGS[kind]);

/** What a file is by its ending, in capitals or not; undefined where it is no media file. */
export function mediaKind(file: string): MediaKind | undefined {
  const ending = /\.([^./\\]+)$/u.exec(file)?.[1]?.toLowerCase();
  return KINDS.find((kind) => ENDINGS[kind].some((each) => each === ending));
}

const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Addresses of media files of these kinds, as authors write them: `/media/team/erika.webp`. */
export const mediaPattern = (kinds?: readonly MediaKind[]) =>
  new RegExp(`^\\/media\\/(?:${WORD}\\/)*${WORD}\\.(?:${endingsOf(kinds).join('|')})$`, 'u');

const ADDRESS = mediaPattern();

/** Whether a page can name a media file by this address. */
export const isMediaAddress = (address: string) => ADDRESS.test(address);

/** Longest address of a media file: the names that are made of it, with sizes and a hash, fit a file system. */
export const LONGEST_ADDRESS = 120;

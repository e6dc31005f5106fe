import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MediaInfo, MediaMap } from '../design/Picture.tsx';
import { MEDIA_FOLDER, mediaName } from '../documents/media.ts';
import { mediaKind } from '../fields/media.ts';

/** Pictures as they are in the folder of media, without the variants that a build makes of them. */
export class SourcePictures {
  readonly #folder: string;
  readonly #known = new Map<string, Promise<MediaInfo | undefined>>();

  /** @param folder the pages folder */
  constructor(folder: string) {
    this.#folder = join(folder, MEDIA_FOLDER);
  }

  /** Sizes of those of the media addresses that are pictures and can be read. */
  async of(addresses: readonly string[]): Promise<MediaMap> {
    const pictures = addresses.filter((address) => mediaKind(address) === 'picture' && existsSync(this.#file(address)));
    const infos = await Promise.all(
      pictures.map(async (address): Promise<[string, MediaInfo | undefined]> => [address, await this.#info(address)]),
    );
    return Object.fromEntries(infos.filter((entry): entry is [string, MediaInfo] => entry[1] !== undefined));
  }

  /** Has a picture that changed measured again. */
  forget(address: string) {
    this.#known.delete(address);
  }

  #file(address: string): string {
    return join(this.#folder, mediaName(address));
  }

  #info(address: string): Promise<MediaInfo | undefined> {
    const info = this.#known.get(address) ?? measure(this.#file(address), address);
    this.#known.set(address, info);
    return info;
  }
}

async function measure(file: string, src: string): Promise<MediaInfo | undefined> {
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return size && { width: size.width, height: size.height, src };
}

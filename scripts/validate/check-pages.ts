import { resolve } from 'node:path';
import { mediaKind } from '../../src/fields/media.ts';
import { lookAt } from '../../src/files/content.ts';
import { hasFfmpeg } from '../../src/files/ffmpeg.ts';
import type { Report } from '../../src/findings/formats/report.ts';
import type { Unpublished } from '../../src/findings/messages/publish.ts';
import type { ContentFile } from '../../src/pipeline/read/content.ts';
import { load, textOf } from '../../src/pipeline/read/load.ts';
import { checkEngine } from '../build/sources.ts';
import { DiskStore, noStore, STORE } from '../build/store.ts';

type Found = Pick<Report, 'findings' | 'pages' | 'day'> & {
  unpublished: Array<[string, Unpublished]>;
  /** files that a finding shows lines of */
  shown: string[];
};

/**
 * Checks all pages of a folder. Where no file has changed since they were checked last, tells what was found then; of those
 * that have not, what is known of them is enough.
 */
export async function checkPages(
  folder: string,
  date: string | undefined,
): Promise<Omit<Report, 'folder' | 'language'>> {
  const content = lookAt(folder, date);
  const { day, stamp, assets } = content;
  const engine = checkEngine();
  const store = stamp === undefined ? noStore : new DiskStore(STORE);
  // What is said of a video depends on whether this machine can convert it.
  const tools = assets.some((asset) => mediaKind(asset) === 'video') ? String(hasFfmpeg()) : '';
  const kept = await store.get(['findings', engine, tools, day, resolve(folder), stamp ?? ''], async () => {
    // To load the schemas takes longer than to find out that nothing has changed.
    const { checkSite, siteReader } = await import('../../src/pipeline/compile.ts');
    const { KeptFacts } = await import('../../src/files/kept-facts.ts');
    const facts = new KeptFacts(folder, engine);
    const { findings, pages, unpublished, texts } = checkSite(content, siteReader(facts));
    facts.save();
    const shown = [...new Set(findings.map(({ file }) => file))].filter((file) => texts.get(file) !== undefined);
    const found: Found = { findings, pages, day, unpublished: [...unpublished], shown };
    return Buffer.from(JSON.stringify(found));
  });
  const { unpublished, shown, ...found }: Found = JSON.parse(Buffer.from(kept).toString());
  return { ...found, unpublished: new Map(unpublished), texts: textsOf(content.files, shown) };
}

function textsOf(files: readonly ContentFile[], shown: readonly string[]): Report['texts'] {
  const names = new Set(shown);
  const byFile = new Map(files.filter(({ path }) => names.has(path)).map((file) => [file.path, file]));
  return {
    get(path) {
      const file = byFile.get(path);
      return file && textOf(load(file));
    },
  };
}

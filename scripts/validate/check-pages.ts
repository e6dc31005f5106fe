import { resolve } from 'node:path';
import { mediaKind } from '../../src/fields/media.ts';
import { lookAt } from '../../src/files/content.ts';
import { hasFfmpeg } from '../../src/files/ffmpeg.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { checkEngine, hashOfFile } from '../build/sources.ts';
import { DiskStore, noStore, STORE } from '../build/store.ts';
import { type Format, folderIn, isPainted, type Printed, printed } from '../cli/print.ts';

/** Makes text of a report, beside what names the engine. */
const PRINT = 'scripts/cli/print.ts';

/**
 * Checks all pages of a folder. Where no file has changed since they were checked last, the report is the one of that time; of
 * those that have not, what is known of them is enough.
 */
export async function checkPages(
  folder: string,
  date: string | undefined,
  language: Language,
  format: Format,
): Promise<Printed> {
  const content = lookAt(folder, date);
  const { day, stamp, assets } = content;
  const engine = checkEngine();
  const store = stamp === undefined ? noStore : new DiskStore(STORE);
  // What is said of a video depends on whether this machine can convert it.
  const tools = assets.some((asset) => mediaKind(asset) === 'video') ? String(hasFfmpeg()) : '';
  const pages = [engine, tools, day, resolve(folder), stamp ?? ''];
  const look = [hashOfFile(PRINT), folderIn(format, folder), language, format, String(isPainted())];
  const kept = await store.get(['report', ...pages, ...look], async () => {
    // To load the schemas takes longer than to find out that nothing has changed.
    const { checkSite, siteReader } = await import('../../src/pipeline/compile.ts');
    const { KeptFacts } = await import('../../src/files/kept-facts.ts');
    const facts = new KeptFacts(folder, engine);
    const report = { ...checkSite(content, siteReader(facts)), folder, language };
    facts.save();
    const { text, code } = printed(report, format);
    return Buffer.from(`${code}${text}`);
  });
  const text = Buffer.from(kept).toString();
  return { code: text.startsWith('0') ? 0 : 1, text: text.slice(1) };
}

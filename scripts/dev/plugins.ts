import { existsSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import type { Plugin } from 'vite';
import { buildDay } from '../../src/files/build-day.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { catalogue } from '../../src/preview/catalogue.ts';
import { preview } from '../../src/preview/plugin.ts';
import { checkEngine } from '../build/sources.ts';
import { shownPath, sitePath } from '../cli/caller.ts';
import { schemaFolder } from '../schema-folder.ts';

interface PreviewedSite {
  /** folder of the pages */
  pages: string;
  date: string | undefined;
  language: Language;
}

/** What makes of Vite's server the preview of a site. */
export function previewPlugins({ pages, date, language }: PreviewedSite): Plugin[] {
  const folder = resolve(pages);
  return [
    preview({
      ...{ folder, language, name: shownPath(pages), day: buildDay(folder, date) },
      ...{ dataDir: resolve(dataDir()), engine: checkEngine(), engineFolder: shownPath('.').replaceAll(sep, '/') },
      thread: new URL('../run.mjs', import.meta.url),
    }),
    catalogue({
      ...{ folder, language },
      catalogue: JSON.parse(readFileSync(`${schemaFolder(language)}/catalogue.json`, 'utf8')),
    }),
  ];
}

/** Where the server of this site keeps what visitors have sent; its other settings are none of the preview's. */
function dataDir(): string {
  const settings = sitePath('.env');
  const file = existsSync(settings) ? parseEnv(readFileSync(settings, 'utf8')) : {};
  return sitePath(process.env.DATA_DIR ?? file.DATA_DIR ?? '.data');
}

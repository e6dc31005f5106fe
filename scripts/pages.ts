import type { PluginOption, UserConfig } from 'vite';
import type { Language } from '../src/findings/messages/message.ts';
import { buildSite } from './build/build-site.ts';
import { engineConfig } from './build/vite/engine.ts';
import { givenPath, PAGES, sitePath, workInEngine } from './cli/caller.ts';
import { languageOfPages } from './cli/site-language.ts';
import { previewPlugins } from './dev/plugins.ts';
import { watchEngine } from './dev/watch-engine.ts';
import { languageOf } from './language.mjs';

/** A site that Vite previews and builds. Paths are relative to the folder that Vite is called in. */
export interface PagesOptions {
  /** folder of the pages; `pages-data` */
  pages?: string;
  /** folder of the finished site; `dist`, or what Vite is told by `--outDir` */
  out?: string;
  /** the day that decides which pages are published; `BUILD_DATE` or today */
  date?: string;
  /** fails while sample values are in it; for a `demo` it does not, and no page is to be indexed */
  production?: boolean;
  demo?: boolean;
  /** writes a `.br` and a `.gz` beside every text file; true */
  compression?: boolean;
  /** finds what was made before again; true */
  cache?: boolean;
  /** of the messages; otherwise that of the terminal, or of the site where the terminal has none */
  language?: Language;
}

const restart = {
  de: (path: string) => `${path} hat sich geändert: Starten Sie die Vorschau neu (npm run dev tut es von selbst).`,
  en: (path: string) => `${path} has changed: start the preview again (npm run dev does so by itself).`,
};

/** Makes of Vite the live preview of a site, and of `vite build` what writes the finished one. */
export function pages(options: PagesOptions = {}): PluginOption {
  workInEngine();
  const folder = options.pages === undefined ? sitePath(PAGES) : givenPath(options.pages);
  const language = options.language ?? languageOf([], process.env, languageOfPages(folder));
  const { plugins, ...engine } = engineConfig(false);
  return [
    plugins,
    {
      name: 'pages-build',
      config: ({ build }): UserConfig => {
        const out = options.out ?? build?.outDir;
        const to = out === undefined ? sitePath('dist') : givenPath(out);
        return {
          ...engine,
          builder: {
            // Else Vite looks for its configuration once more, in the folder that it works in now.
            sharedConfigBuild: true,
            async buildApp({ environments }) {
              await writeSite(options, folder, to, language);
              // Otherwise Vite builds the code once more by itself, over whatever lies in its folder.
              for (const environment of Object.values(environments)) environment.isBuilt = true;
            },
          },
        };
      },
    },
    {
      name: 'pages-preview',
      apply: 'serve',
      configureServer: (server) => watchEngine(server, (path) => console.log(restart[language](path))),
    },
    previewPlugins({ pages: folder, date: options.date, language }),
  ];
}

async function writeSite(options: PagesOptions, folder: string, out: string, language: Language) {
  const { date, production = false, demo = false, compression = true, cache = true } = options;
  const how = { production, demo, 'no-compression': !compression, 'no-cache': !cache };
  const code = await buildSite({ pages: folder, out, date, mode: 'production', quick: false, ...how }, language);
  if (code !== 0) process.exit(code);
}

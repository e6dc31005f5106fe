import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentStore } from '../files/store.ts';
import type { Language } from '../findings/messages/message.ts';
import type { Catalogue } from '../tools/catalogue/catalogue.ts';
import { type ExampleSite, exampleSiteOf } from '../tools/catalogue/example.ts';
import { cataloguePage } from '../tools/catalogue/pages.ts';
import { CATALOGUE } from './contract.ts';
import { SourcePictures } from './media.ts';

interface CatalogueOptions {
  /** pages folder, absolute: facts, menu, forms and media of the examples */
  folder: string;
  catalogue: Catalogue;
  /** of what it says of itself */
  language: Language;
}

/** The catalogue in the live preview, drawn from the sources at every request. */
export function catalogue({ folder, catalogue, language }: CatalogueOptions): Plugin {
  const words = WORDS[language];
  return {
    name: 'block-catalogue',
    apply: 'serve',
    configureServer(server) {
      let exampleSite: ExampleSite | undefined;
      server.watcher.add(join(folder, '_site'));
      server.watcher.on('all', (_, file) => {
        if (relative(folder, file).split(sep)[0] === '_site') exampleSite = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === CATALOGUE) return void response.writeHead(302, { location: `${CATALOGUE}/` }).end();
        if (!pathname.startsWith(`${CATALOGUE}/`)) return next();
        exampleSite ??= exampleSiteOf(new ContentStore(folder).content());
        const answer = (status: number, type: string, text: string) =>
          response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
        if (!exampleSite) return void answer(503, 'text/plain', words.broken);
        draw(server, pathname.slice(CATALOGUE.length + 1), catalogue, exampleSite, folder).then(
          (html) => (html === undefined ? answer(404, 'text/plain', words.unknown) : answer(200, 'text/html', html)),
          next,
        );
      });
    },
  };
}

const WORDS: Readonly<Record<Language, { broken: string; unknown: string }>> = {
  de: {
    broken: 'Die Dokumente in _site sind nicht gültig. Was darin falsch ist, nennt npm run validate.',
    unknown: `Das steht nicht im Katalog. Er beginnt unter ${CATALOGUE}/.`,
  },
  en: {
    broken: 'The documents in _site are not valid. npm run validate says what is wrong with them.',
    unknown: `This is not in the catalogue, which begins at ${CATALOGUE}/.`,
  },
};

async function draw(
  server: ViteDevServer,
  file: string,
  catalogue: Catalogue,
  exampleSite: ExampleSite,
  folder: string,
): Promise<string | undefined> {
  const { renderOverview, renderBlock, renderExample } = await server.ssrLoadModule(
    '/src/tools/catalogue/view/render.tsx',
  );
  const html = await cataloguePage(file, catalogue, {
    render: { renderOverview, renderBlock, renderExample },
    scripts: { page: '/src/tools/catalogue/view/livePage.ts', example: '/src/tools/catalogue/view/liveExample.tsx' },
    exampleSite,
    mediaOf: (assets) => new SourcePictures(folder).of(assets),
    axe: undefined,
    canCheck: true,
  });
  return html && server.transformIndexHtml(`${CATALOGUE}/${file}`, html);
}

import { relative, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isBelowMedia } from '../documents/media.ts';
import { EVERY_FILE } from '../files/store.ts';
import { ICONS } from '../pipeline/output/share/icons.ts';
import { Checks, type ThreadOptions } from './checks.ts';
import { FAILURE, LIST, OPEN_IN_EDITOR, type PreviewOpened } from './contract.ts';
import { isOwnRequest, mayOpen, privateFiles } from './guard.ts';
import {
  isPageRequest,
  pathOf,
  sendData,
  sendDocument,
  sendFailure,
  sendIcon,
  sendList,
  sendMedia,
} from './handlers.ts';
import { PreviewSite } from './site.ts';

/** How often the folder is looked through for links, new and gone files, in milliseconds; a thousand pages take a few of them. */
const LINK_POLL = 1000;
/** Every so many times all files are looked at, in the thread of the checks. */
const WHOLE_POLL = 10;

/**
 * The authors' live preview: serves every page of a folder without prerendering, and sends a saved page to the open
 * browser instead of reloading it. A broken file never takes the last good page away: its findings are shown over it.
 */
export function preview(options: ThreadOptions): Plugin {
  return {
    name: 'page-preview',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      server: { cors: false, fs: { deny: privateFiles(root, options.dataDir) } },
    }),
    configureServer(server) {
      const site = new PreviewSite(options);
      const checks = new Checks(options, (state) => {
        server.hot.send('content:update', site.take(state));
        if (state.list) server.hot.send('content:list', state.list);
      });
      watchContent(server, site, checks, options.folder);
      server.hot.on('content:opened', ({ route, shown, revision }: PreviewOpened, client) => {
        if (revision === site.revision) return;
        site.current(route, shown).then((update) => client.send('content:update', update), console.error);
      });
      server.middlewares.use(answering(server, site, checks, options));
    },
  };
}

/** Tells the open browsers, and the checks, of everything that changes in the folder. */
function watchContent(server: ViteDevServer, site: PreviewSite, checks: Checks, folder: string) {
  const update = (path: string) =>
    site.change(path).then((change) => {
      if (!change) return;
      server.hot.send('content:update', change);
      checks.update(path);
    }, console.error);
  const changed = (file: string) => {
    const path = relative(folder, file).split(sep).join('/');
    if (path.startsWith('..')) return;
    // Editors empty a file before they fill it: what was read in between is read again.
    setTimeout(update, 5, path);
    setTimeout(update, 150, path);
  };
  // To the watcher a link is what it leads to: it sees no change where one takes the place of the other.
  // What is saved before it has come to a file causes no event either, nor do the files of a folder that was away for a moment.
  let polls = 0;
  const poll = () => {
    for (const path of ['', ...site.shownFiles]) void update(path);
    polls += 1;
    if (polls % WHOLE_POLL === 0) checks.update(EVERY_FILE);
  };
  const polling = setInterval(poll, LINK_POLL);
  server.httpServer?.once('close', () => {
    clearInterval(polling);
    checks.end().catch(console.error);
  });
  server.watcher.add(folder);
  for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir']) server.watcher.on(event, changed);
}

/** Answers what is the preview's own; the rest is left to Vite. */
function answering(
  server: ViteDevServer,
  site: PreviewSite,
  checks: Checks,
  { folder, language }: ThreadOptions,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return void response.writeHead(400).end();
    if (!isOwnRequest(request) || (path.toLowerCase().startsWith(OPEN_IN_EDITOR) && !mayOpen(request, folder)))
      return void response.writeHead(403).end();
    const answer = async () => {
      if (isBelowMedia(path)) return sendMedia(folder, path, response, next);
      if (path === ICONS.vector) return sendIcon(folder, site, response, next);
      if (path.startsWith('/_data/')) return sendData(site, path, response);
      if (path === FAILURE) return sendFailure(server, language, request, response);
      if (path === LIST) return sendList(server, checks, language, response);
      const isPage = isPageRequest(path, request) || site.redirectFrom(path) !== undefined;
      return isPage ? sendDocument(server, site, path, response) : next();
    };
    answer().catch(next);
  };
}

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../src/documents/routes.ts';
import { MENU } from '../../src/documents/site-files.ts';
import { readContent, reuseFiles } from '../../src/files/content.ts';
import { replaceUnchanged, writeFile } from '../../src/files/write.ts';
import { type Language, messageText } from '../../src/findings/messages/message.ts';
import { messageOf } from '../../src/findings/messages/messages.ts';
import { editionAt } from '../../src/forms/paths.ts';
import { withOwnQuotes } from '../../src/pipeline/check/language/quotes.ts';
import { type Compiled, compileSite, siteReader } from '../../src/pipeline/compile.ts';
import { placeholderNames } from '../../src/pipeline/model/placeholders.ts';
import type { Content } from '../../src/pipeline/read/content.ts';
import type { SiteReader } from '../../src/pipeline/read/read.ts';
import { type MenuPlace, menuPlaces, withMenuEntry } from '../../src/tools/scaffold/menu-entry.ts';
import { menuLine } from '../../src/tools/scaffold/menu-line.ts';
import { materialFor, type NewFile, pageFile } from '../../src/tools/scaffold/page.ts';
import { Cancelled } from '../cli/ask.ts';
import { shownPath } from '../cli/caller.ts';
import { fail } from '../cli/command.ts';
import { printReport } from '../cli/print.ts';
import { isWhole, type PageFlags, type PageOrder, readPageOrder } from './answers.ts';
import { schemaPath } from './schema-path.ts';
import { pageWords } from './words.ts';

interface Site {
  folder: string;
  content: Content;
  /** what has read the content, so that only the new page is read */
  reader: SiteReader;
  /** the site as it is without the page */
  before: Compiled;
}

/** Creates the page that the flags and answers ask for. Returns the exit code. */
export async function newPage(flags: PageFlags & { pages: string }, language: Language): Promise<number> {
  const { pages: folder } = flags;
  const reader = siteReader();
  const first = readContent(folder);
  const before = compileSite(first, reader);
  const read = (): Site => {
    const content = reuseFiles(readContent(folder), first);
    return { folder, content, reader, before: compileSite(content, reader) };
  };
  try {
    const order = await readPageOrder(flags, language, (route) => placesFor(route, before, language));
    // Files may have been saved while questions were asked, and are while the page is checked.
    let site = isWhole(flags) ? { folder, content: first, reader, before } : read();
    for (;;) {
      const code = createPage(order, site, language);
      if (code !== undefined) return code;
      site = read();
    }
  } catch (error) {
    if (error instanceof Cancelled) return fail(pageWords[language].ended);
    throw error;
  }
}

function placesFor(route: string, { model }: Compiled, language: Language): MenuPlace[] {
  const menu = editionAt(route, model.editions)?.menu?.value;
  return menu ? menuPlaces(menu, language) : [];
}

/**
 * Writes the page only when it is valid, and reports on the whole site with it. Returns the exit code; undefined where nothing was
 * written because the menu has changed since it was read.
 */
function createPage(
  order: PageOrder,
  { folder, content, reader, before }: Site,
  language: Language,
): number | undefined {
  const words = pageWords[language];
  const { route, template } = order;
  const place = placesFor(route, before, language).find(({ name }) => name === order.place?.name);
  const { menu: known, home, language: spoken, settings } = editionAt(route, before.model.editions) ?? before.model;
  // Nobody types other marks than straight ones at a terminal.
  const title = withOwnQuotes(order.title, spoken);
  const edition = before.site && editionAt(route, before.site.editions);
  const references = settings?.value && placeholderNames(settings.value);
  const material = { references, ...(edition ? materialFor(route, edition) : {}) };
  const page = pageFile(
    { route, title, home, ...material },
    { template, language: spoken },
    schemaPath(folder, fileOf(route), 'page.editor', language),
  );
  const file = join(folder, page.path);
  const shown = shownPath(file);
  if (existsSync(file)) return fail(words.exists(shown));
  const menuFile = known?.file ?? MENU;
  const shownMenu = shownPath(join(folder, menuFile));
  const entry = menuLine(route, title, known?.value, home);
  const menu = place && withMenuEntry(before.texts.get(menuFile) ?? '', place, entry.line);
  const outputs = [page, ...(menu ? [{ path: menuFile, content: menu.text }] : [])];
  const after = compileSite(withFiles(content, outputs), reader);
  const written = new Set([page.path, ...(menu ? [menuFile] : [])]);
  const problem = after.findings.find((finding) => written.has(finding.file) && finding.severity === 'error');
  if (problem) return fail(words.notCreated(shown, messageText(messageOf(problem, language))));
  writeFile(file, page.content, { isNew: true });
  const menuBytes = content.files.find(({ path }) => path === menuFile)?.bytes;
  if (menu && menuBytes && !replaceUnchanged(join(folder, menuFile), menuBytes, menu.text)) {
    rmSync(file);
    return undefined;
  }
  console.log(words.created(shown));
  if (menu && place) {
    console.log(words.inMenu(shownMenu, menu.line, place.title, entry.line));
  }
  const code = printReport({ ...after, folder, language });
  console.log(words.nextSteps({ file: shown, menuFile: shownMenu, route, ...entry, isInMenu: menu !== undefined }));
  return code;
}

/** The page comes last, so that a title that is there twice counts as its fault. */
function withFiles(content: Content, outputs: readonly NewFile[]): Content {
  const paths = new Set(outputs.map(({ path }) => path));
  const fresh = outputs.map(({ path, content: text }) => ({ path, bytes: new TextEncoder().encode(text) }));
  return { ...content, files: [...content.files.filter(({ path }) => !paths.has(path)), ...fresh] };
}

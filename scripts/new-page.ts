import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Language } from '../src/findings/messages/message.ts';
import { messageOf } from '../src/findings/messages/messages.ts';
import { type Compiled, compileSite } from '../src/pipeline/compile.ts';
import type { OutputFile } from '../src/pipeline/output/prerender.ts';
import type { Content } from '../src/pipeline/read/content.ts';
import { menuPlaces, withMenuEntry } from '../src/tools/scaffold/menu-entry.ts';
import { menuLine } from '../src/tools/scaffold/menu-line.ts';
import { materialFor, pageFile } from '../src/tools/scaffold/page.ts';
import { languageOf, printReport, readFlags, run } from './cli.ts';
import { readContent } from './content.ts';
import { completeWish, TEMPLATES, type Wish } from './new-page.wish.ts';
import { pageUsage, pageWords } from './new-page.words.ts';
import { writeAtomically } from './write-file.ts';

const MENU = '_site/menu.json';

await run(pageUsage(TEMPLATES), async () => {
  const string = { type: 'string' } as const;
  const options = { path: string, title: string, template: string, menu: string, pages: string, lang: string };
  const flags = readFlags(options);
  const language = languageOf(flags.lang);
  const folder = flags.pages ?? 'pages-data';
  const content = readContent(folder);
  const before = compileSite(content);
  const menu = before.model.menu?.value;
  const wish = await completeWish(flags, pageWords[language], menu ? menuPlaces(menu) : []);
  if (wish) return create(wish, content, before, folder, language);
  process.stderr.write(`${pageWords[language].ended}\n`);
  return 1;
});

/** Writes the page only when it is valid, and reports on the whole site with it. */
function create(wish: Wish, content: Content, before: Compiled, folder: string, language: Language): number {
  const words = pageWords[language];
  const { route, title, template, place } = wish;
  const material = before.site ? materialFor(route, before.site) : {};
  const page = pageFile({ route, title, ...material }, template, schemaPath(folder, route));
  const file = join(folder, page.path);
  if (existsSync(file)) {
    process.stderr.write(`${words.exists(file)}\n`);
    return 1;
  }
  const entry = menuLine(route, title, before.model.menu?.value);
  const menu = place && withMenuEntry(before.texts.get(MENU) ?? '', place, entry.line);
  const after = compileSite(withFiles(content, [page, ...(menu ? [{ path: MENU, content: menu.text }] : [])]));
  const written = new Set([page.path, ...(menu ? [MENU] : [])]);
  const [problem] = after.findings.filter((finding) => written.has(finding.file) && finding.severity === 'error');
  if (problem) {
    process.stderr.write(`${words.notCreated(file, messageOf(problem, language))}\n`);
    return 1;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page.content, { flag: 'wx' });
  console.log(words.created(file));
  if (menu && place) {
    writeAtomically(join(folder, MENU), menu.text);
    console.log(words.inMenu(join(folder, MENU), menu.line, place.title, entry.line));
  }
  printReport({ ...after, folder, language }, 'pretty');
  console.log(words.nextSteps({ file, folder, route, ...entry, isInMenu: menu !== undefined }));
  return after.site ? 0 : 1;
}

/** The page comes last, so that a title that stands twice counts as its fault. */
function withFiles(content: Content, outputs: readonly OutputFile[]): Content {
  const paths = new Set(outputs.map(({ path }) => path));
  const fresh = outputs.map(({ path, content: text }) => ({ path, bytes: new TextEncoder().encode(text) }));
  return { ...content, files: [...content.files.filter(({ path }) => !paths.has(path)), ...fresh] };
}

/** The schema with the snippets: an editor takes the one that a file names, before the one that its settings map. */
function schemaPath(folder: string, route: string): string {
  const from = dirname(resolve(folder, `.${route}`));
  return relative(from, resolve('schema/page.editor.schema.json')).replaceAll('\\', '/');
}

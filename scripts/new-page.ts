import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Content, compileSite } from '../src/pipeline/compile.ts';
import type { Language } from '../src/pipeline/messages/message.ts';
import { messageOf } from '../src/pipeline/messages/messages.ts';
import type { OutputFile } from '../src/pipeline/prerender.ts';
import { menuLine } from '../src/pipeline/scaffold/menu-line.ts';
import { materialFor, pageFile } from '../src/pipeline/scaffold/page.ts';
import { languageOf, printReport, readFlags, run } from './cli.ts';
import { readContent } from './content.ts';
import { completeWish, TEMPLATES, type Wish } from './new-page.wish.ts';
import { pageWords } from './new-page.words.ts';

const USAGE = `npm run new:page -- --path /bereich/name --title "Titel" [--template ${TEMPLATES}] [--pages ORDNER] [--lang de|en]
  Legt eine Seite mit Beispieltexten an, die sofort gültig ist. Im Terminal wird nach Pfad und Titel gefragt, wenn sie fehlen.
  Ende mit 0: angelegt, 1: nicht angelegt oder Fehler auf der Website, 2: falsch aufgerufen.`;

await run(USAGE, async () => {
  const string = { type: 'string' } as const;
  const flags = readFlags({ path: string, title: string, template: string, pages: string, lang: string });
  const language = languageOf(flags.lang);
  const folder = flags.pages ?? 'pages-data';
  const content = readContent(folder);
  const wish = await completeWish(flags, pageWords[language]);
  if (wish) return create(wish, content, folder, language);
  process.stderr.write(`${pageWords[language].ended}\n`);
  return 1;
});

/** Writes the page only when it is valid, and reports on the whole site with it. */
function create({ template, ...wish }: Wish, content: Content, folder: string, language: Language): number {
  const words = pageWords[language];
  const before = compileSite(content);
  const material = before.site ? materialFor(wish.route, before.site) : {};
  const page = pageFile({ ...wish, ...material }, template, schemaPath(folder, wish.route));
  const file = join(folder, page.path);
  if (existsSync(file)) {
    process.stderr.write(`${words.exists(file)}\n`);
    return 1;
  }
  const after = compileSite(withFile(content, page));
  const [problem] = after.findings.filter((finding) => finding.file === page.path && finding.severity === 'error');
  if (problem) {
    process.stderr.write(`${words.notCreated(file, messageOf(problem, language))}\n`);
    return 1;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page.content, { flag: 'wx' });
  console.log(words.created(file));
  printReport({ ...after, folder, language }, 'pretty');
  console.log(
    words.nextSteps({ file, folder, route: wish.route, ...menuLine(wish.route, wish.title, after.site?.menu) }),
  );
  return after.site ? 0 : 1;
}

/** The file comes last, so that a title that stands twice counts as the new page's fault. */
function withFile(content: Content, { path, content: text }: OutputFile): Content {
  return { ...content, files: [...content.files, { path, bytes: new TextEncoder().encode(text) }] };
}

/** The schema with the snippets: an editor takes the one that a file names, before the one that its settings map. */
function schemaPath(folder: string, route: string): string {
  const from = dirname(resolve(folder, `.${route}`));
  return relative(from, resolve('schema/page.editor.schema.json')).replaceAll('\\', '/');
}

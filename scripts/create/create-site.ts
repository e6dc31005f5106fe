import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentOf } from '../../src/documents/documents.ts';
import { mapStrings } from '../../src/documents/map-strings.ts';
import { THEME } from '../../src/documents/theme.ts';
import { readContent } from '../../src/files/content.ts';
import { entriesOf } from '../../src/files/entries.ts';
import { replaceFile, writeFile } from '../../src/files/write.ts';
import { IncompleteError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { brandColors } from '../../src/pipeline/check/theme/contrast.ts';
import { checkSite } from '../../src/pipeline/compile.ts';
import { jsonText } from '../../src/tools/json-style.ts';
import { Cancelled } from '../cli/ask.ts';
import { PAGES, shownPath } from '../cli/caller.ts';
import { fail } from '../cli/command.ts';
import { printReport } from '../cli/print.ts';
import { schemaPath } from '../new-page/schema-path.ts';
import { type CreateFlags, readSiteOrder, type SiteOrder } from './order.ts';
import { drawnPicture, wordmark } from './pictures.ts';

const TEMPLATES = fileURLToPath(new URL('../../src/templates/site/', import.meta.url));
const ENGINE = fileURLToPath(new URL('../../package.json', import.meta.url));

const words = {
  de: {
    ended: 'Abgebrochen; es wurde nichts angelegt.',
    exists: (folder: string) => `${folder} gibt es schon und bleibt unverändert. Wählen Sie einen anderen Ordner.`,
    created: (pages: string, option: string) => `Angelegt: ${pages}

So geht es weiter:
  1. Ansehen und schreiben: npx people-pages dev${option}
  2. Texte in ${pages}/*.json, Name und Adressen in ${pages}/_site/site.json
  3. Die fertige Website: npx people-pages start${option}
  4. Vor der Veröffentlichung: npx people-pages check-launch${option} nennt jeden Beispielwert.`,
  },
  en: {
    ended: 'Cancelled; nothing was created.',
    exists: (folder: string) => `${folder} already exists and was left as it is. Choose another folder.`,
    created: (pages: string, option: string) => `Created: ${pages}

Next steps:
  1. Look and write: npx people-pages dev${option}
  2. Texts are in ${pages}/*.json, name and addresses in ${pages}/_site/site.json
  3. The finished site: npx people-pages start${option}
  4. Before it is published: npx people-pages check-launch${option} names every sample value.`,
  },
};

/** Makes the site that flags and answers ask for, and checks it. Returns the exit code. */
export async function createSite(flags: CreateFlags, operands: readonly string[], language: Language): Promise<number> {
  const text = words[language];
  try {
    const order = await readSiteOrder(flags, operands, language);
    const folder = join(order.folder, PAGES);
    if (existsSync(folder)) return fail(text.exists(shownPath(folder)));
    const manifest = manifestIn(order.folder);
    await writeSite(order, folder);
    if (manifest) addScripts(manifest);
    const code = printReport({ ...checkSite(readContent(folder)), folder, language });
    const pages = shownPath(folder);
    console.log(text.created(pages, pages === PAGES ? '' : ` --pages ${pages}`));
    return code;
  } catch (error) {
    if (error instanceof Cancelled) return fail(text.ended);
    throw error;
  }
}

/** The pictures are drawn before anything is written: a site without them would be in the way of the next attempt. */
async function writeSite({ name, language, colour }: SiteOrder, folder: string) {
  const mark = markOf(name);
  const files = MEDIA[language];
  const media = {
    [files.wordmark]: await wordmark(name, name),
    [files.mark]: await wordmark(mark, name),
    [files.title]: await drawnPicture('title', colour),
    [files.shapes]: await drawnPicture('shapes', colour),
  };
  const template = join(TEMPLATES, language);
  for (const path of entriesOf(template).files) {
    const document: object = JSON.parse(readFileSync(join(template, path), 'utf8'));
    const filled = mapStrings(document, (text) => text.replaceAll('{name}', name).replaceAll('{mark}', mark));
    writeFile(join(folder, path), jsonText({ $schema: schemaPath(folder, path, schemaOf(path), language), ...filled }));
  }
  const theme = { $schema: schemaPath(folder, THEME, 'theme', language), colors: brandColors(colour) };
  writeFile(join(folder, THEME), jsonText(theme));
  const ignored = join(dirname(folder), '.gitignore');
  if (!existsSync(ignored)) writeFile(ignored, 'node_modules\ndist\n.data\n.env\n');
  for (const [path, content] of Object.entries(media)) writeFile(join(folder, '_media', path), content);
}

/** What messages and documentation call `npm run …` and a site has a use for. */
const SCRIPTS = [
  ...['start', 'preview', 'dev', 'validate', 'build', 'build:server', 'check:launch', 'submissions', 'outbox'],
  ...['new:page', 'new:block', 'move', 'delete', 'migrate', 'generate'],
];

interface Manifest {
  file: string;
  content: { scripts?: object };
}

/** The package.json of a folder, where there is one. Throws an `IncompleteError` where it is no object of JSON. */
function manifestIn(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    return { file, content: objectIn(readFileSync(file, 'utf8')) };
  } catch {
    const shown = shownPath(file);
    throw new IncompleteError({
      de: `${shown} ist kein JSON-Objekt; es wurde nichts angelegt. Bringen Sie die Datei in Ordnung, oder löschen Sie sie.`,
      en: `${shown} is no JSON object; nothing was created. Put the file right, or delete it.`,
    });
  }
}

function objectIn(json: string): object {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('no object');
  return value;
}

/** With a package.json, npm knows the commands; scripts that it has stay as they are. It is written as npm writes it. */
function addScripts({ file, content }: Manifest) {
  const engine: { scripts: Record<string, string> } = JSON.parse(readFileSync(ENGINE, 'utf8'));
  const own = SCRIPTS.map((name) => [
    name,
    engine.scripts[name]?.replace(/^node scripts\/people-pages\.mjs/u, 'people-pages'),
  ]);
  const scripts = { ...Object.fromEntries(own), ...content.scripts };
  replaceFile(file, `${JSON.stringify({ ...content, scripts }, null, 2)}\n`);
}

/** What the templates of a language call their files. */
const MEDIA = {
  de: { wordmark: 'marke/schriftzug.svg', mark: 'marke/zeichen.svg', title: 'titel.webp', shapes: 'formen.webp' },
  en: { wordmark: 'brand/wordmark.svg', mark: 'brand/mark.svg', title: 'title.webp', shapes: 'shapes.webp' },
};

const schemaOf = (path: string) => {
  const document = documentOf(path) ?? 'page';
  return document === 'page' ? 'page.editor' : document;
};

/** The first letters of the first two words, or of the only one. */
function markOf(name: string): string {
  const letters = name.split(/[^\p{L}\d]+/u).flatMap((word) => word[0] ?? []);
  return (letters.slice(0, 2).join('') || name.slice(0, 2)).toUpperCase();
}

import { createInterface } from 'node:readline/promises';
import { type PageTemplateName, pageTemplates } from '../src/templates/page-templates.ts';
import { findPlace, type MenuPlace } from '../src/tools/scaffold/menu-entry.ts';
import { titleOfRoute } from '../src/tools/scaffold/menu-line.ts';
import { routeOfInput } from '../src/tools/scaffold/page.ts';
import { UsageError } from './cli.ts';
import type { PageWords } from './new-page.words.ts';

export const TEMPLATES = Object.keys(pageTemplates).join('|');

/** The page that someone asks for. */
export interface Wish {
  route: string;
  title: string;
  template: PageTemplateName;
  /** where it is to stand in the menu */
  place: MenuPlace | undefined;
}

export interface WishFlags {
  path?: string | undefined;
  title?: string;
  template?: string;
  menu?: string;
}

/**
 * Takes the flags, and asks for those that are missing where someone is there to answer. Throws a `UsageError` for wrong
 * flags, and for missing ones without a terminal; undefined when the questions are left with Ctrl+C or Ctrl+D.
 *
 * @param places lists of the menu that can take an entry; none where the menu cannot be read
 */
export async function completeWish(
  flags: WishFlags,
  words: PageWords,
  places: readonly MenuPlace[],
): Promise<Wish | undefined> {
  const { path, title, template = 'service', menu = '' } = flags;
  const readPlace = (input: string) => readMenuPlace(input, words, places);
  if (path !== undefined && title !== undefined) {
    const route = readRoute(path, words);
    return { route, title: title.trim(), template: readTemplate(template, words), place: readPlace(menu) };
  }
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new UsageError(words.missing);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const end = new AbortController();
  terminal.once('close', () => end.abort());
  const ask = async (question: string) => (await terminal.question(`${question} `, { signal: end.signal })).trim();
  try {
    const route = await askUntilValid(
      path,
      () => ask(words.askPath),
      (input) => readRoute(input, words),
    );
    const suggested = titleOfRoute(route);
    const chosen = title?.trim() ?? ((await ask(words.askTitle(suggested))) || suggested);
    const read = (input: string) => readTemplate(input || 'service', words);
    const wanted = await askUntilValid(flags.template, () => ask(words.askTemplate(TEMPLATES)), read);
    const names = places.map(({ name }) => name);
    const askMenu = () => (names.length > 0 ? ask(words.askMenu(names)) : Promise.resolve(''));
    return { route, title: chosen, template: wanted, place: await askUntilValid(flags.menu, askMenu, readPlace) };
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    terminal.close();
  }
}

/** What was given on the command line must be right; what is asked for is asked again until it is. */
async function askUntilValid<T>(
  given: string | undefined,
  ask: () => Promise<string>,
  read: (input: string) => T,
): Promise<T> {
  if (given !== undefined) return read(given);
  for (;;) {
    try {
      return read(await ask());
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.log(error.message);
    }
  }
}

function readRoute(input: string, words: PageWords): string {
  const read = routeOfInput(input);
  if ('route' in read) return read.route;
  throw new UsageError(words.badPath(input, read.nearest));
}

function readTemplate(input: string, words: PageWords): PageTemplateName {
  const isKnown = (name: string): name is PageTemplateName => Object.hasOwn(pageTemplates, name);
  if (isKnown(input)) return input;
  throw new UsageError(words.badTemplate(input, Object.keys(pageTemplates).join(', ')));
}

/** Nothing means: not in the menu. */
function readMenuPlace(input: string, words: PageWords, places: readonly MenuPlace[]): MenuPlace | undefined {
  if (input === '') return undefined;
  const place = findPlace(input, places);
  if (place) return place;
  throw new UsageError(words.badMenu(input, places.map(({ name }) => name).join(', ')));
}

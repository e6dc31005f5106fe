import { type Text, UsageError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { type PageTemplateName, pageTemplates } from '../../src/templates/page-templates.ts';
import { findPlace, type MenuPlace } from '../../src/tools/scaffold/menu-entry.ts';
import { titleOfRoute } from '../../src/tools/scaffold/menu-line.ts';
import { routeOfInput } from '../../src/tools/scaffold/page.ts';
import { askChoice, askText, canAsk, type Terminal } from '../cli/ask.ts';
import type { Flags, Values } from '../cli/command.ts';
import { pageWords } from './words.ts';

export const pageFlags = {
  path: {
    about: { de: 'Adresse der Seite', en: 'address of the page' },
    value: { de: '/BEREICH/NAME', en: '/AREA/NAME' },
  },
  title: { about: { de: 'Titel der Seite', en: 'title of the page' }, value: { de: 'TITEL', en: 'TITLE' } },
  template: {
    about: { de: 'Vorlage; ohne Angabe service', en: 'template; service where none is named' },
    value: ['service', 'text', 'landing', 'legal', 'imprint', 'privacy', 'placeholder'],
  },
  menu: {
    about: {
      de: 'setzt die Seite an das Ende dieses Bereichs im Menü, zum Beispiel angebot oder angebot/beratung',
      en: 'puts the page at the end of this area of the menu, for example services or services/advice',
    },
    value: { de: 'BEREICH/GRUPPE', en: 'AREA/GROUP' },
  },
} as const satisfies Flags;

export type PageFlags = Values<typeof pageFlags>;

/** The page that someone asks for. */
export interface PageOrder {
  route: string;
  title: string;
  template: PageTemplateName;
  /** where it comes in the menu */
  place: MenuPlace | undefined;
}

type WholeFlags = PageFlags & { path: string; title: string };

/** Whether nothing is left to be asked. */
export const isWhole = (flags: PageFlags): flags is WholeFlags => flags.path !== undefined && flags.title !== undefined;

/**
 * Reads the flags, and asks for those that are missing where someone is there to answer. Throws a `UsageError` for wrong
 * flags, and for missing ones where nobody can be asked; `Cancelled` when a question is left.
 *
 * @param placesFor lists of the menu that can take an entry for a page; none where the menu cannot be read
 */
export async function readPageOrder(
  flags: PageFlags,
  language: Language,
  placesFor: (route: string) => readonly MenuPlace[],
  terminal?: Terminal,
): Promise<PageOrder> {
  if (isWhole(flags)) {
    const { path, title, template, menu } = flags;
    const route = readRoute(path);
    const place = menu === undefined ? undefined : readPlace(menu, placesFor(route));
    return { route, title: title.trim(), template: template ?? 'service', place };
  }
  const { path, title, template, menu } = flags;
  if (!terminal && !canAsk()) throw new UsageError(MISSING);
  const words = pageWords[language];
  const problem = (input: string) => problemOf(() => readRoute(input), language);
  const route = readRoute(path ?? (await askText({ message: words.askPath, problem }, terminal)));
  return {
    route,
    title: title?.trim() ?? (await askText({ message: words.askTitle, suggested: titleOfRoute(route) }, terminal)),
    template: template ?? (await askTemplate(language, terminal)),
    place:
      menu === undefined ? await askPlace(language, placesFor(route), terminal) : readPlace(menu, placesFor(route)),
  };
}

const MISSING: Text = {
  de: 'Ohne Terminal sind --path und --title nötig.',
  en: 'Without a terminal, --path and --title are required.',
};

async function askTemplate(language: Language, terminal?: Terminal): Promise<PageTemplateName> {
  const words = pageWords[language];
  const choices = templateNames.map((value) => ({ value, label: words.templates[value] }));
  return askChoice({ message: words.askTemplate, choices, language }, terminal);
}

const isTemplate = (name: string): name is PageTemplateName => Object.hasOwn(pageTemplates.de, name);
const templateNames = Object.keys(pageTemplates.de).filter(isTemplate);

async function askPlace(language: Language, places: readonly MenuPlace[], terminal?: Terminal) {
  if (places.length === 0) return undefined;
  const words = pageWords[language];
  const choices = [
    { value: '', label: words.notInMenu },
    ...places.map(({ name, title }) => ({ value: name, label: title })),
  ];
  const chosen = await askChoice({ message: words.askMenu, choices, language }, terminal);
  return places.find(({ name }) => name === chosen);
}

/** What is wrong with an answer, in a sentence; undefined where it can be read. */
function problemOf(read: () => unknown, language: Language): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.text[language];
    throw error;
  }
}

function readRoute(input: string): string {
  const read = routeOfInput(input);
  if ('route' in read) return read.route;
  const { nearest } = read;
  throw new UsageError({
    de: `„${input}“ ist keine gültige Adresse. ${nearest ? `Meinten Sie „${nearest}“?` : 'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel /angebot/beratung.'}`,
    en: `"${input}" is not a valid address. ${nearest ? `Did you mean "${nearest}"?` : 'Use only lowercase letters, digits and single hyphens, such as /services/advice.'}`,
  });
}

function readPlace(input: string, places: readonly MenuPlace[]): MenuPlace {
  const place = findPlace(input, places);
  if (place) return place;
  const names = places.map(({ name }) => name).join(', ');
  throw new UsageError({
    de: `„${input}“ gibt es im Menü nicht. Möglich sind: ${names}.`,
    en: `The menu has no "${input}". Available: ${names}.`,
  });
}

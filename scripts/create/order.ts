import { defaultColors } from '../../src/design/theme.ts';
import { UsageError } from '../../src/findings/errors.ts';
import { LANGUAGES, type Language } from '../../src/words/language.ts';
import { askChoice, askText, canAsk, type Terminal } from '../cli/ask.ts';
import { givenPath } from '../cli/caller.ts';
import type { Flags, Values } from '../cli/command.ts';

const COLOUR = defaultColors.brand;
const HEX = /^#[0-9a-f]{6}$/iu;
/** Longest name that the site document takes. */
const LONGEST = 40;

export const createFlags = {
  name: {
    about: { de: 'Name der Website oder des Unternehmens', en: 'name of the site or the company' },
    value: { de: 'NAME', en: 'NAME' },
  },
  language: {
    about: {
      de: 'Sprache der Website; ohne Angabe die des Terminals',
      en: 'language of the site; that of the terminal where none is given',
    },
    value: LANGUAGES,
  },
  colour: {
    about: {
      de: `Farbe von Bildern, Knöpfen und Links; ohne Angabe ${COLOUR}`,
      en: `colour of pictures, buttons and links; ${COLOUR} where none is given`,
    },
    value: '#RRGGBB',
  },
} as const satisfies Flags;

export type CreateFlags = Values<typeof createFlags>;

/** The site that someone asks for. */
export interface SiteOrder {
  folder: string;
  name: string;
  language: Language;
  /** `#rrggbb` */
  colour: string;
}

const words = {
  de: {
    name: 'Wie heißt die Website?',
    language: 'In welcher Sprache?',
    languages: { de: 'Deutsch', en: 'Englisch' },
    colour: 'Welche Farbe?',
    noName: `Ein Name aus 1 bis ${LONGEST} Zeichen, ohne Klammern.`,
    noColour: `Eine Farbe wie ${COLOUR}.`,
  },
  en: {
    name: 'What is the site called?',
    language: 'In which language?',
    languages: { de: 'German', en: 'English' },
    colour: 'Which colour?',
    noName: `A name of 1 to ${LONGEST} characters, without brackets.`,
    noColour: `A colour such as ${COLOUR}.`,
  },
};

/** Reads the flags, and asks for those that are missing where someone is there to answer. Throws a `UsageError`, or `Cancelled`. */
export async function readSiteOrder(
  { name, colour, language }: CreateFlags,
  [folder, ...rest]: readonly string[],
  speech: Language,
  terminal?: Terminal,
): Promise<SiteOrder> {
  if (folder === undefined || rest.length > 0)
    throw new UsageError({ de: 'Nennen Sie einen Ordner.', en: 'Name one folder.' });
  const isAsked = terminal !== undefined || canAsk();
  if (name === undefined && !isAsked) throw new UsageError({ de: '--name fehlt.', en: '--name is missing.' });
  const text = words[speech];
  const languages = LANGUAGES.toSorted((one) => (one === speech ? -1 : 0));
  const choices = languages.map((value) => ({ value, label: text.languages[value] }));
  const order = {
    name: name ?? (await askText({ message: text.name, problem: (answer) => problemOfName(answer, speech) }, terminal)),
    language:
      language ??
      (name === undefined ? await askChoice({ message: text.language, choices, language: speech }, terminal) : speech),
    colour:
      colour ??
      (name === undefined
        ? await askText(
            { message: text.colour, suggested: COLOUR, problem: (answer) => problemOfColour(answer, speech) },
            terminal,
          )
        : COLOUR),
  };
  for (const [problemOf, value] of [
    [problemOfName, order.name],
    [problemOfColour, order.colour],
  ] as const) {
    if (problemOf(value, speech) !== undefined)
      throw new UsageError({
        de: `„${value}“: ${problemOf(value, 'de')}`,
        en: `"${value}": ${problemOf(value, 'en')}`,
      });
  }
  return { ...order, name: order.name.trim(), folder: givenPath(folder) };
}

const problemOfName = (name: string, language: Language) =>
  name.trim() === '' || name.trim().length > LONGEST || /[[\]{}<>]/u.test(name) ? words[language].noName : undefined;

const problemOfColour = (colour: string, language: Language) =>
  HEX.test(colour) ? undefined : words[language].noColour;

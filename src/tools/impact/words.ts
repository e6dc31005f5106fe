import type { Text } from '../../findings/errors.ts';
import type { Language } from '../../findings/messages/message.ts';
import type { Cause } from './causes.ts';
import type { Impact, LaterScript, TouchedRoute } from './impact.ts';
import type { Part } from './snapshot.ts';

const partNames: Readonly<Record<Part, Text>> = {
  content: { de: 'Inhalt', en: 'content' },
  styles: { de: 'Stile', en: 'styles' },
  data: { de: 'Daten', en: 'data' },
  scripts: { de: 'Skripte', en: 'scripts' },
  files: { de: 'Schriften und Symbole', en: 'fonts and icons' },
  media: { de: 'Bilder und Videos', en: 'pictures and videos' },
};

const causeNames: Readonly<Record<Cause['kind'], Text>> = {
  page: { de: 'Seite', en: 'page' },
  shared: { de: 'gemeinsamer Abschnitt', en: 'shared section' },
  media: { de: 'Bild oder Video', en: 'picture or video' },
  site: { de: 'Dokument der Website', en: 'document of the site' },
  block: { de: 'Block', en: 'block' },
  code: { de: 'gemeinsamer Code', en: 'shared code' },
};

export const impactWords = {
  isNew: { de: 'neu', en: 'new' },
  isGone: { de: 'entfallen', en: 'gone' },
  unexplained: { de: 'keine der geänderten Dateien erklärt es', en: 'none of the changed files explains it' },
  later: { de: 'Skripte, die erst später geladen werden:', en: 'Scripts that are loaded later:' },
  without: { de: 'Ohne Wirkung auf Seiten:', en: 'Without effect on pages:' },
  page: { de: 'Seite', en: 'page' },
  what: { de: 'anders', en: 'changed' },
  cause: { de: 'Anlass', en: 'cause' },
} satisfies Record<string, Text>;

export function headlineText({ base, touched: { length }, routes }: Impact, language: Language): string {
  if (language === 'de') {
    const pages = `${length === 0 ? 'Keine' : length} von ${routes} Seiten ${length < 2 ? 'ist' : 'sind'} anders`;
    return `Gegenüber ${base}: ${pages}.`;
  }
  return `Against ${base}: ${length || 'none'} of ${routes} pages ${length < 2 ? 'has' : 'have'} changed.`;
}

/** So many routes are named in an annotation; the rest is a number. */
const NAMED = 5;

/** What a changed file touches. */
export function noticeText(routes: readonly string[], language: Language): string {
  const [named, hidden] = [routes.slice(0, NAMED).join(', '), routes.length - NAMED];
  const [count, and] = [routes.length === 1 ? undefined : routes.length, hidden > 0 ? hidden : undefined];
  return language === 'de'
    ? `Diese Datei berührt ${count ? `${count} Seiten` : 'eine Seite'}: ${named}${and ? ` und ${and} weitere` : ''}.`
    : `This file touches ${count ? `${count} pages` : 'one page'}: ${named}${and ? ` and ${and} more` : ''}.`;
}

const SIZES = ['html', 'js', 'css', 'media'] as const;
const LOCALES: Text = { de: 'de-DE', en: 'en-GB' };

const kilobytes = (bytes: number, language: Language) =>
  (bytes / 1000).toLocaleString(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function differenceText(bytes: number, language: Language): string {
  const sign = bytes < 0 ? '−' : '+';
  const size = Math.abs(bytes);
  return size < 1000 ? `${sign}${size}\u00a0B` : `${sign}${kilobytes(size, language)}\u00a0kB`;
}

/** `12,3 → 13,5 kB (+1,2 kB)`; one figure where there is but one to say. */
function sizeText(before: number | undefined, after: number | undefined, language: Language): string {
  const now = `${kilobytes(after ?? before ?? 0, language)}\u00a0kB`;
  if (before === undefined || after === undefined || before === after) return now;
  const old = kilobytes(before, language);
  const difference = differenceText(after - before, language);
  return old === kilobytes(after, language) ? `${now} (${difference})` : `${old} → ${now} (${difference})`;
}

export const sizesText = (route: TouchedRoute, language: Language): string[] => {
  const cells = sizeCells(route, language);
  return sizeHeads(language).map((head, index) => `${head} ${cells[index]}`);
};

export const sizeHeads = (language: Language): string[] => [
  'HTML',
  'JS',
  'CSS',
  language === 'de' ? 'Medien' : 'media',
];

export const sizeCells = ({ before, after }: TouchedRoute, language: Language): string[] =>
  SIZES.map((name) => sizeText(before?.[name], after?.[name], language));

export function whatText({ state, parts }: TouchedRoute, language: Language): string {
  if (state === 'new') return impactWords.isNew[language];
  if (state === 'gone') return impactWords.isGone[language];
  return parts.map((part) => partNames[part][language]).join(', ');
}

/** One line a reason, the files that share it together. */
export function causeTexts(causes: readonly Cause[], language: Language): string[] {
  if (causes.length === 0) return [impactWords.unexplained[language]];
  const groups = new Map<string, string[]>();
  for (const { kind, subject, file } of causes) {
    const quoted = language === 'de' ? ` „${subject}“` : ` "${subject}"`;
    const name = `${causeNames[kind][language]}${kind === 'block' || kind === 'shared' ? quoted : ''}`;
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups].map(([name, files]) => `${name}: ${files.join(', ')}`);
}

export function laterText({ name, before, after }: LaterScript, language: Language): string {
  const word = before === undefined ? impactWords.isNew : after === undefined ? impactWords.isGone : undefined;
  const state = word ? `, ${word[language]}` : '';
  return `${name}${state}: ${sizeText(before, after, language)}`;
}

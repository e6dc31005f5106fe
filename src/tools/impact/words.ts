import type { Language } from '../../findings/messages/message.ts';
import type { Cause } from './causes.ts';
import type { LaterScript, Sizes, TouchedRoute } from './impact.ts';
import type { Part } from './snapshot.ts';

interface ImpactWords {
  parts: Readonly<Record<Part, string>>;
  causes: Readonly<Record<Cause['kind'], string>>;
  sizes: Readonly<Record<keyof Sizes, string>>;
  named: (kind: string, name: string) => string;
  isNew: string;
  isGone: string;
  unexplained: string;
  later: string;
  without: string;
  heads: readonly [page: string, what: string, cause: string];
  headline: (base: string, touched: number, routes: number) => string;
  notice: (pages: string) => string;
  pages: (routes: readonly string[], hidden: number) => string;
  locale: string;
}

export const impactWords: Record<Language, ImpactWords> = {
  de: {
    parts: {
      content: 'Inhalt',
      styles: 'Stile',
      data: 'Daten',
      scripts: 'Skripte',
      files: 'Schriften und Symbole',
      media: 'Bilder und Videos',
    },
    causes: {
      page: 'Seite',
      shared: 'gemeinsamer Abschnitt',
      media: 'Bild oder Video',
      site: 'Dokument der Website',
      block: 'Block',
      code: 'gemeinsamer Code',
    },
    sizes: { html: 'HTML', js: 'JS', css: 'CSS', media: 'Medien' },
    named: (kind, name) => `${kind} „${name}“`,
    isNew: 'neu',
    isGone: 'entfallen',
    unexplained: 'keine der geänderten Dateien erklärt es',
    later: 'Skripte, die erst später geladen werden:',
    without: 'Ohne Wirkung auf Seiten:',
    heads: ['Seite', 'anders', 'Anlass'],
    headline: (base, touched, routes) =>
      touched === 0
        ? `Gegenüber ${base}: Keine von ${routes} Seiten ist anders.`
        : `Gegenüber ${base}: ${touched} von ${routes} Seiten ${touched === 1 ? 'ist' : 'sind'} anders.`,
    notice: (pages) => `Diese Datei berührt ${pages}.`,
    pages: (routes, hidden) => {
      const count = routes.length + hidden === 1 ? 'eine Seite' : `${routes.length + hidden} Seiten`;
      return `${count}: ${routes.join(', ')}${hidden > 0 ? ` und ${hidden} weitere` : ''}`;
    },
    locale: 'de-DE',
  },
  en: {
    parts: {
      content: 'content',
      styles: 'styles',
      data: 'data',
      scripts: 'scripts',
      files: 'fonts and icons',
      media: 'pictures and videos',
    },
    causes: {
      page: 'page',
      shared: 'shared section',
      media: 'picture or video',
      site: 'document of the site',
      block: 'block',
      code: 'shared code',
    },
    sizes: { html: 'HTML', js: 'JS', css: 'CSS', media: 'media' },
    named: (kind, name) => `${kind} "${name}"`,
    isNew: 'new',
    isGone: 'gone',
    unexplained: 'none of the changed files explains it',
    later: 'Scripts that are loaded later:',
    without: 'Without effect on pages:',
    heads: ['page', 'changed', 'cause'],
    headline: (base, touched, routes) =>
      touched === 0
        ? `Against ${base}: none of ${routes} pages has changed.`
        : `Against ${base}: ${touched} of ${routes} pages ${touched === 1 ? 'has' : 'have'} changed.`,
    notice: (pages) => `This file touches ${pages}.`,
    pages: (routes, hidden) => {
      const count = routes.length + hidden === 1 ? 'one page' : `${routes.length + hidden} pages`;
      return `${count}: ${routes.join(', ')}${hidden > 0 ? ` and ${hidden} more` : ''}`;
    },
    locale: 'en-GB',
  },
};

const SIZES = ['html', 'js', 'css', 'media'] as const;

const kilobytes = (bytes: number, language: Language) =>
  (bytes / 1000).toLocaleString(impactWords[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

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

export const sizeHeads = (language: Language): string[] => SIZES.map((name) => impactWords[language].sizes[name]);

export const sizeCells = ({ before, after }: TouchedRoute, language: Language): string[] =>
  SIZES.map((name) => sizeText(before?.[name], after?.[name], language));

export function whatText({ state, parts }: TouchedRoute, language: Language): string {
  const words = impactWords[language];
  if (state === 'new') return words.isNew;
  if (state === 'gone') return words.isGone;
  return parts.map((part) => words.parts[part]).join(', ');
}

/** One line a reason, the files that share it together. */
export function causeTexts(causes: readonly Cause[], language: Language): string[] {
  const words = impactWords[language];
  if (causes.length === 0) return [words.unexplained];
  const groups = new Map<string, string[]>();
  for (const { kind, subject, file } of causes) {
    const isNamed = kind === 'block' || kind === 'shared';
    const name = isNamed ? words.named(words.causes[kind], subject) : words.causes[kind];
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups].map(([name, files]) => `${name}: ${files.join(', ')}`);
}

export function laterText({ name, before, after }: LaterScript, language: Language): string {
  const { isNew, isGone } = impactWords[language];
  const state = before === undefined ? `, ${isNew}` : after === undefined ? `, ${isGone}` : '';
  return `${name}${state}: ${sizeText(before, after, language)}`;
}

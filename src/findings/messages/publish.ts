import { entry, type Language } from './message.ts';

/** Why visitors do not get a page: it is a draft, or the day lies outside of its window. */
export type Unpublished = { why: 'draft' } | { why: 'from' | 'until'; day: string };

/** Problems of drafts and of pages that are published for a time. */
export const publishMessages = {
  'link-target-unpublished': entry<{ route: string } & Unpublished>({
    severity: 'error',
    de: ({ route, ...reason }) => ({
      problem: `Die Seite „${route}“ ist nicht veröffentlicht: ${reasonText(reason, 'de')}.`,
      remedy: 'Entfernen Sie den Link oder veröffentlichen Sie die Seite.',
    }),
    en: ({ route, ...reason }) => ({
      problem: `The page "${route}" is not published: ${reasonText(reason, 'en')}.`,
      remedy: 'Remove the link or publish the page.',
    }),
  }),
  'publish-window': entry<{ from: string; until: string }>({
    severity: 'error',
    de: ({ from, until }) => ({
      problem: `Die Seite wird nie veröffentlicht: Ihr letzter Tag (${dayText(until, 'de')}) liegt vor dem ersten (${dayText(from, 'de')}).`,
      remedy: 'Ändern Sie publishFrom oder publishUntil.',
    }),
    en: ({ from, until }) => ({
      problem: `The page is never published: its last day (${dayText(until, 'en')}) is before its first (${dayText(from, 'en')}).`,
      remedy: 'Change publishFrom or publishUntil.',
    }),
  }),
  'page-always': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `\`${name}\` ist hier nicht möglich: Die Website braucht diese Seite immer.`,
      remedy: 'Löschen Sie die Angabe.',
    }),
    en: ({ name }) => ({
      problem: `\`${name}\` is not possible here: the site always needs this page.`,
      remedy: 'Delete the property.',
    }),
  }),
};

/** Why a page is not published: „Entwurf“, „ab 01.12.2026“. */
export function reasonText(reason: Unpublished, language: Language): string {
  if (reason.why === 'draft') return { de: 'Entwurf', en: 'draft' }[language];
  const day = dayText(reason.day, language);
  return reason.why === 'from'
    ? { de: `erst ab ${day}`, en: `not before ${day}` }[language]
    : { de: `nur bis ${day}`, en: `only until ${day}` }[language];
}

/** A day as people of that language write it. */
export const dayText = (day: string, language: Language) =>
  language === 'de' ? day.split('-').reverse().join('.') : day;

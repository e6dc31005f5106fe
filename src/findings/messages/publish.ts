import { error, type Language, warning } from './message.ts';

/** Why visitors do not get a page: it is a draft, or the day lies outside of its window. */
export type Unpublished = { why: 'draft' } | { why: 'from' | 'until'; day: string };

/** Problems of drafts and of pages that are published for a time. */
export const publishMessages = {
  'link-target-unpublished': warning<{ route: string } & Unpublished>(
    (reason) =>
      `Die Seite „{route}“ ist nicht veröffentlicht: ${reasonText(reason, 'de')}. Was hier zu ihr führt, fehlt deshalb auf der Website.`,
    'Ist das gewollt, ist nichts zu tun. Sonst veröffentlichen Sie die Seite oder ändern Sie das Ziel.',
    (reason) =>
      `The page "{route}" is not published: ${reasonText(reason, 'en')}. What leads to it here is therefore left out of the site.`,
    'If that is intended, there is nothing to do. Otherwise publish the page or change the target.',
  ),
  'publish-window': error<{ from: string; until: string }>(
    ({ from, until }) =>
      `Die Seite wird nie veröffentlicht: Ihr letzter Tag (${dayText(until, 'de')}) liegt vor dem ersten (${dayText(from, 'de')}).`,
    'Ändern Sie publishFrom oder publishUntil.',
    'The page is never published: its last day ({until}) is before its first ({from}).',
    'Change publishFrom or publishUntil.',
  ),
  'page-always': error<{ name: string }>(
    '`{name}` ist hier nicht möglich: Die Website braucht diese Seite immer.',
    'Löschen Sie die Angabe.',
    '`{name}` is not possible here: the site always needs this page.',
    'Delete the property.',
  ),
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

import { withoutBreaks } from '../design/Text.tsx';
import type { MenuItem } from '../documents/menu.ts';
import type { SiteData } from './page-data.ts';

/** Names in another language than the site's, and which: those that its document lists, and those that its menu marks. */
export function foreignNames({ settings, menu }: SiteData): ReadonlyMap<string, string> {
  const { areas, services, contact = [], legal } = menu;
  const listed = settings.englishNames?.map((name): [string, string] => [withoutBreaks(name), 'en']) ?? [];
  return new Map([...listed, ...namesOf([...areas, ...services.children, ...contact, ...legal])]);
}

const namesOf = (items: readonly MenuItem[]): [string, string][] =>
  items.flatMap(({ title, lang, children = [] }) => [
    ...(lang ? [[withoutBreaks(title), lang] satisfies [string, string]] : []),
    ...namesOf(children),
  ]);

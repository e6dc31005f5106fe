import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { JsonPath } from '../../documents/json.ts';
import type { Menu, MenuItem } from '../../documents/menu.ts';
import { slug } from '../../pipeline/read/text-formats.ts';
import type { Language } from '../../words/language.ts';
import { words } from '../../words/words.ts';

/** A list of the menu that can take one more entry. */
export interface MenuPlace {
  /** what one writes for it: `talent/entertainment-talent` */
  name: string;
  /** what the menu shows: „TALENT › Entertainment Talent“ */
  title: string;
  path: JsonPath;
}

/** All lists that can take an entry, in the order of the menu; `language` is that of whoever chooses one. */
export function menuPlaces(menu: Menu, language: Language): MenuPlace[] {
  const within = (
    item: MenuItem,
    path: JsonPath,
    above: Pick<MenuPlace, 'name' | 'title'> | undefined,
  ): MenuPlace[] => {
    if (!item.children) return [];
    const name = `${above ? `${above.name}/` : ''}${slug(item.title)}`;
    const title = `${above ? `${above.title} › ` : ''}${item.title}`;
    const deeper = item.children.flatMap((child, index) =>
      within(child, [...path, 'children', index], { name, title }),
    );
    return [{ name, title, path: [...path, 'children'] }, ...deeper];
  };
  return [
    ...menu.areas.flatMap((area, index) => within(area, ['areas', index], undefined)),
    ...(menu.services ? within(menu.services, ['services'], undefined) : []),
    ...(menu.legal ? [{ name: 'legal', title: words[language].frame.footer.legal, path: ['legal'] }] : []),
  ];
}

/** The place that someone means: by its name, or by the beginnings of its parts where only one has them. */
export function findPlace(input: string, places: readonly MenuPlace[]): MenuPlace | undefined {
  const parts = input.split('/').map(slug).filter(Boolean);
  const exact = places.find(({ name }) => name === parts.join('/'));
  if (exact) return exact;
  const begun = places.filter(({ name }) => {
    const segments = name.split('/');
    return (
      segments.length === parts.length && segments.every((segment, index) => segment.startsWith(parts[index] ?? ''))
    );
  });
  return begun.length === 1 ? begun[0] : undefined;
}

/**
 * Adds a line at the end of one of the menu's lists, in the style of the entries that are there.
 *
 * @returns the new text and the number of the new line; undefined where the text has no such list
 */
export function withMenuEntry(
  text: string,
  { path }: MenuPlace,
  line: string,
): { text: string; line: number } | undefined {
  const tree = parseTree(text);
  const entries: Node[] = (tree && findNodeAtLocation(tree, [...path]))?.children ?? [];
  const last = entries.at(-1);
  if (!last) return undefined;
  const [indent] = /(?:\r?\n)?[ \t]*$/u.exec(text.slice(0, last.offset)) ?? [''];
  const end = last.offset + last.length;
  const before = `${text.slice(0, end)},${indent === '' ? ' ' : indent}`;
  return { text: before + line + text.slice(end), line: before.split('\n').length };
}

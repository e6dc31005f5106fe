import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react';
import type { MenuItem } from '../../documents/menu.ts';
import { MenuLabel } from './MenuLabel.tsx';

/** A styled `Anchor`. */
export type LinkPart = ComponentType<ComponentPropsWithoutRef<'a'> & { href: string }>;

export interface MenuItemProps {
  item: MenuItem;
  /** address of the page shown, whose entry is marked */
  path?: string | undefined;
}

interface MenuEntriesProps extends MenuItemProps {
  leaf: LinkPart;
  /** draws an entry that opens a level of its own */
  branch: (entry: MenuItem) => ReactNode;
}

/** What an area or a branch opens, as list items. */
export function MenuEntries({ item, path, leaf, branch }: MenuEntriesProps) {
  return entriesOf(item).map((entry, index) => (
    <li key={index} data-branch={entry.children ? '' : undefined}>
      {entry.children ? branch(entry) : <MenuLink item={entry} path={path} link={leaf} />}
    </li>
  ));
}

/** The children of an entry, before them the entry itself where it is a page too. */
function entriesOf(item: MenuItem): MenuItem[] {
  const { path, children = [] } = item;
  return path ? [{ ...item, children: undefined }, ...children] : children;
}

interface MenuLinksProps extends Pick<MenuItemProps, 'path'> {
  items: MenuItem[];
  link: LinkPart;
}

/** Entries that lead to their pages, as list items. */
export function MenuLinks({ items, path, link }: MenuLinksProps) {
  return items.map((item, index) => (
    <li key={index}>
      <MenuLink item={item} path={path} link={link} />
    </li>
  ));
}

/** An entry that leads to its page; nothing where it has none. */
export function MenuLink({ item, path, link: Link }: MenuItemProps & { link: LinkPart }) {
  return item.path ? (
    <Link href={item.path} aria-current={item.path === path ? 'page' : undefined}>
      <MenuLabel item={item} />
    </Link>
  ) : null;
}

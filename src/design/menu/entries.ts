interface Entry<T> {
  path?: string | undefined;
  children?: T[] | undefined;
}

/** What an entry opens: its children, before them itself where it is a page too. */
export function entriesOf<T extends Entry<T>>(item: T): T[] {
  const { path, children = [] } = item;
  return path ? [{ ...item, children: undefined }, ...children] : children;
}

/** Whether an entry or one below it is the page at this address. */
export function leadsTo<T extends Entry<T>>(item: T, path: string | undefined): boolean {
  return (path !== undefined && item.path === path) || (item.children ?? []).some((child) => leadsTo(child, path));
}

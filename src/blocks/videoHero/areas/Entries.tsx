import type { ComponentType } from 'react';
import { Anchor } from '../../../design/Anchor.tsx';
import { MenuLabel } from '../../../design/MenuLabel.tsx';
import { entriesOf } from '../../../design/menu.ts';
import type { MenuItem } from '../../../documents/menu.ts';
import { Leaf } from './styles.ts';

interface EntriesProps {
  item: MenuItem;
  /** draws an entry that opens a level of its own */
  branch: ComponentType<{ item: MenuItem }>;
}

/** What an entry opens. */
export function Entries({ item, branch: Branch }: EntriesProps) {
  return entriesOf(item).map((entry) => (
    <li key={entry.title} data-branch={entry.children ? '' : undefined}>
      {entry.children ? <Branch item={entry} /> : <PlainLink item={entry} link={Leaf} />}
    </li>
  ));
}

/** A leaf: leads to its page. */
export function PlainLink({ item, link: Link }: { item: MenuItem; link: typeof Leaf }) {
  return item.path ? (
    <Link as={Anchor} href={item.path}>
      <MenuLabel item={item} />
    </Link>
  ) : null;
}

import { useLayoutEffect, useRef, useState } from 'react';
import { Anchor } from '../../design/Anchor.tsx';
import { MenuLabel } from '../../design/MenuLabel.tsx';
import { entriesOf } from '../../design/menu.ts';
import type { MenuItem } from '../../pipeline/documents/menu.ts';
import { BranchWord, Leaf, Level } from './areas.styles.ts';
import { Disclosure } from './Disclosure.tsx';

interface EntriesProps {
  item: MenuItem;
  alive: boolean;
}

/** What an entry opens, level below level. */
export function Entries({ item, alive }: EntriesProps) {
  return entriesOf(item).map((entry) =>
    entry.children ? (
      <Branch key={entry.title} item={entry} alive={alive} />
    ) : entry.path ? (
      <li key={entry.title}>
        <Leaf as={Anchor} href={entry.path}>
          <MenuLabel item={entry} />
        </Leaf>
      </li>
    ) : null,
  );
}

function Branch({ item, alive }: EntriesProps) {
  const place = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  // Opened before the page was alive, it stays open.
  useLayoutEffect(() => setOpen(place.current?.querySelector('details')?.open ?? false), []);
  return (
    <li ref={place} data-branch>
      <Disclosure
        alive={alive}
        open={open}
        onToggle={() => setOpen(!open)}
        onNativeToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        word={BranchWord}
        list={Level}
        label={<MenuLabel item={item} />}
      >
        <Entries item={item} alive={alive} />
      </Disclosure>
    </li>
  );
}

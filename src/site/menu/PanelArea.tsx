import { type ReactNode, useId, useState } from 'react';
import { MenuLabel } from '../../design/MenuLabel.tsx';
import { entriesOf, leadsTo } from '../../design/menu.ts';
import type { MenuItem } from '../../documents/menu.ts';
import { Area, AreaLink, AreaWord, BranchWord, Entry, Level } from './styles.ts';

interface ItemProps {
  item: MenuItem;
  /** address of the page shown */
  path: string | undefined;
}

/** One of the areas: opens its entries, or leads to its page where it has none. */
export function PanelArea({ item, path, open, onToggle }: ItemProps & { open: boolean; onToggle: () => void }) {
  return (
    <Area>
      {item.children ? (
        <Disclosure item={item} path={path} open={open} onToggle={onToggle} word={AreaWord} />
      ) : item.path ? (
        <AreaLink href={item.path} aria-current={item.path === path ? 'page' : undefined}>
          <MenuLabel item={item} />
        </AreaLink>
      ) : null}
    </Area>
  );
}

/** An entry below an area: a link, or a level of its own. */
function PanelEntry({ item, path }: ItemProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (item.children) {
    return <Disclosure item={item} path={path} open={open} onToggle={() => setOpen(!open)} word={BranchWord} />;
  }
  return item.path ? (
    <Entry href={item.path} aria-current={item.path === path ? 'page' : undefined}>
      <MenuLabel item={item} />
    </Entry>
  ) : null;
}

interface DisclosureProps extends ItemProps {
  open: boolean;
  onToggle: () => void;
  word: typeof BranchWord;
}

function Disclosure({ item, path, open, onToggle, word: Word }: DisclosureProps) {
  const id = useId();
  return (
    <>
      <Word
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-here={leadsTo(item, path) ? '' : undefined}
        onClick={onToggle}
      >
        <MenuLabel item={item} />
      </Word>
      <Level id={id} hidden={!open}>
        {entriesOf(item).map((entry) => (
          <li key={entry.title}>
            <PanelEntry item={entry} path={path} />
          </li>
        ))}
      </Level>
    </>
  );
}

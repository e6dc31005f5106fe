import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { MenuLabel } from '../../../design/MenuLabel.tsx';
import { useGlide } from '../../../design/order/useGlide.ts';
import { useNarrow } from '../../../design/order/useNarrow.ts';
import type { MenuItem } from '../../../documents/menu.ts';
import { moveByArrows } from './arrows.ts';
import { Entries, PlainLink } from './Entries.tsx';
import type { Handover } from './handover.ts';
import { Area, AreaLink, AreaWord, BranchWord, Level, Nav, Panel, Areas as Row } from './styles.ts';
import { useAreas } from './useAreas.ts';

export interface LivingAreasProps {
  areas: MenuItem[];
  handover: Handover;
}

/** Titles that stand open from before. */
const OpenBefore = createContext<ReadonlySet<string>>(new Set());

/** The areas as a disclosure navigation: real buttons with `aria-expanded`, nested lists, no menu roles (checklist F). */
export function LivingAreas({ areas, handover }: LivingAreasProps) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const narrow = useNarrow();
  const before = areas.findIndex(({ title }) => handover.open.has(title));
  const { opened, toggle, enter, leave } = useAreas(nav, !narrow, before < 0 ? undefined : before);
  const order = [...areas.keys()];
  // On a phone the opened one moves first, for eyes and keyboard alike.
  if (narrow && opened !== undefined) order.unshift(...order.splice(opened, 1));
  useGlide(list, order.join());

  const focused = useRef(handover.focused);
  useLayoutEffect(() => {
    nav.current?.querySelectorAll('button')[focused.current]?.focus({ preventScroll: true });
    focused.current = -1;
  }, []);

  return (
    <OpenBefore value={handover.open}>
      <Nav ref={nav} aria-label="Bereiche" onKeyDown={moveByArrows} onPointerLeave={leave}>
        <Row ref={list} $count={areas.length}>
          {order.map((index) => {
            const area = areas[index];
            if (!area) return null;
            const open = opened === index;
            return (
              <Area
                key={area.title}
                data-open={open ? '' : undefined}
                onPointerEnter={area.children ? (event) => enter(index, event) : leave}
              >
                {area.children ? (
                  <Disclosure item={area} open={open} onToggle={() => toggle(index)} word={AreaWord} list={Panel}>
                    <Entries item={area} branch={Branch} />
                  </Disclosure>
                ) : (
                  <PlainLink item={area} link={AreaLink} />
                )}
              </Area>
            );
          })}
        </Row>
      </Nav>
    </OpenBefore>
  );
}

function Branch({ item }: { item: MenuItem }) {
  const [open, setOpen] = useState(useContext(OpenBefore).has(item.title));
  return (
    <Disclosure item={item} open={open} onToggle={() => setOpen(!open)} word={BranchWord} list={Level}>
      <Entries item={item} branch={Branch} />
    </Disclosure>
  );
}

interface DisclosureProps {
  item: MenuItem;
  open: boolean;
  onToggle: () => void;
  word: typeof BranchWord;
  list: typeof Level;
  children: ReactNode;
}

function Disclosure({ item, open, onToggle, word: Word, list: List, children }: DisclosureProps) {
  const id = useId();
  return (
    <>
      <Word type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <MenuLabel item={item} />
      </Word>
      <List id={id} hidden={!open}>
        {children}
      </List>
    </>
  );
}

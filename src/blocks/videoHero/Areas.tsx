import { useRef } from 'react';
import { Anchor } from '../../design/Anchor.tsx';
import { MenuLabel } from '../../design/MenuLabel.tsx';
import type { MenuItem } from '../../pipeline/documents/menu.ts';
import { Area, AreaLink, AreaWord, Nav, Panel, Areas as Row } from './areas.styles.ts';
import { moveByArrows } from './arrows.ts';
import { Disclosure } from './Disclosure.tsx';
import { Entries } from './Entries.tsx';
import { useAreas } from './useAreas.ts';
import { useGlide } from './useGlide.ts';
import { useNarrow } from './useNarrow.ts';
import { useTakeover } from './useTakeover.ts';

/**
 * The areas of the agency as words on a hairline, each opening its entries: a disclosure navigation, without menu roles
 * (checklist F). Without JavaScript `details` open by themselves, and their name keeps at most one open.
 */
export function Areas({ areas }: { areas: MenuItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const narrow = useNarrow();
  const { opened, open, toggle, enter, leave } = useAreas(nav, !narrow);
  const alive = useTakeover(nav, open);
  const order = [...areas.keys()];
  // On a phone the opened one moves first, for eyes and keyboard alike.
  if (narrow && opened !== undefined) order.unshift(...order.splice(opened, 1));
  useGlide(list, order.join());
  return (
    <Nav ref={nav} aria-label="Bereiche" onKeyDown={moveByArrows} onPointerLeave={leave}>
      <Row ref={list} $count={areas.length}>
        {order.map((index) => {
          const area = areas[index];
          if (!area) return null;
          const isOpen = opened === index;
          return (
            <Area
              key={area.title}
              data-open={isOpen ? '' : undefined}
              onPointerEnter={area.children ? (event) => enter(index, event) : leave}
            >
              {area.children ? (
                <Disclosure
                  alive={alive}
                  open={isOpen}
                  onToggle={() => toggle(index)}
                  name="areas"
                  word={AreaWord}
                  list={Panel}
                  label={<MenuLabel item={area} />}
                >
                  <Entries item={area} alive={alive} />
                </Disclosure>
              ) : area.path ? (
                <AreaLink as={Anchor} href={area.path}>
                  <MenuLabel item={area} />
                </AreaLink>
              ) : null}
            </Area>
          );
        })}
      </Row>
    </Nav>
  );
}

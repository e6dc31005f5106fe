import { useLayoutEffect, useRef } from 'react';
import { PHONE, useMedia } from '../../../design/mediaQuery.ts';
import { MenuArea, type MenuParts } from '../../../design/menu/MenuArea.tsx';
import { useOpenedFirst } from '../../../design/menu/useOpenedFirst.ts';
import { useWords } from '../../../design/words.ts';
import type { MenuItem } from '../../../documents/menu.ts';
import { moveByArrows } from './arrows.ts';
import type { MenuState } from './menuState.ts';
import { Area, AreaLink, AreaWord, BranchWord, Leaf, Level, Nav, Panel, Areas as Row } from './styles.ts';
import { useAreas } from './useAreas.ts';

export { readMenuState } from './menuState.ts';

export interface LiveAreasProps {
  areas: MenuItem[];
  /** what the visitor has done before this replaced the prerendered menu */
  initial: MenuState;
}

const parts: MenuParts = {
  areaButton: AreaWord,
  areaLink: AreaLink,
  areaList: Panel,
  branchButton: BranchWord,
  branchList: Level,
  leaf: Leaf,
};

/** The areas once the page is hydrated: at most one is open, by a click or under a mouse. */
export function LiveAreas({ areas, initial }: LiveAreasProps) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const canHover = useMedia(PHONE) !== true;
  const openBefore = areas.find(({ title }) => initial.open.has(title));
  const { opened, toggle, enter, leave } = useAreas(nav, canHover, openBefore?.title);
  const order = useOpenedFirst(list, areas, opened);

  const focused = useRef(initial.focused);
  useLayoutEffect(() => {
    nav.current?.querySelectorAll('button')[focused.current]?.focus({ preventScroll: true });
    focused.current = -1;
  }, []);

  return (
    <Nav ref={nav} aria-label={useWords().blocks.areas} onKeyDown={moveByArrows} onPointerLeave={leave}>
      <Row ref={list} $count={areas.length}>
        {order.map((area) => (
          <Area
            key={area.title}
            data-open={area.title === opened ? '' : undefined}
            onPointerEnter={area.children ? (event) => enter(area.title, event) : leave}
          >
            <MenuArea
              item={area}
              parts={parts}
              open={area.title === opened}
              onToggle={() => toggle(area.title)}
              openBranches={initial.open}
            />
          </Area>
        ))}
      </Row>
    </Nav>
  );
}

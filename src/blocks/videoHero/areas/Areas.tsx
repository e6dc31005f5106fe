import { type ComponentType, useEffect, useRef, useState } from 'react';
import { MenuEntries, MenuLink } from '../../../design/menu/MenuEntries.tsx';
import { MenuLabel } from '../../../design/menu/MenuLabel.tsx';
import { useWords } from '../../../design/words.ts';
import type { MenuItem } from '../../../documents/menu.ts';
import type { LiveAreasProps } from './LiveAreas.tsx';
import type { MenuState } from './menuState.ts';
import { Area, AreaLink, AreaWord, BranchWord, Leaf, Level, Nav, Panel, Areas as Row } from './styles.ts';

/**
 * The areas of the site as words on a hairline, each opening its entries. Prerendered they are `details`, which open by
 * themselves; their name keeps at most one open, and what a visitor has opened is no mismatch. After hydration the code
 * for more is loaded: buttons that also open under a mouse and close at Escape. Both look alike, so nothing moves when one
 * replaces the other; and where that code cannot be loaded, all entries stay usable.
 */
export function Areas({ areas }: { areas: MenuItem[] }) {
  const { areas: name } = useWords().blocks;
  const nav = useRef<HTMLElement>(null);
  const [live, setLive] = useState<{ LiveAreas: ComponentType<LiveAreasProps>; initial: MenuState }>();
  useEffect(() => {
    const unmounted = new AbortController();
    import('./LiveAreas.tsx').then(
      ({ LiveAreas, readMenuState }) =>
        readMenuState(nav.current, unmounted.signal, (initial) => setLive({ LiveAreas, initial })),
      (error: unknown) => console.warn('The menu of the areas stays as it was prerendered:', error),
    );
    return () => unmounted.abort();
  }, []);
  if (live) return <live.LiveAreas areas={areas} initial={live.initial} />;
  return (
    <Nav ref={nav} aria-label={name}>
      <Row $count={areas.length}>
        {areas.map((area) => (
          <Area key={area.title}>
            {area.children ? (
              <details name="areas" suppressHydrationWarning>
                <AreaWord as="summary">
                  <MenuLabel item={area} />
                </AreaWord>
                <Panel>
                  <PlainEntries item={area} />
                </Panel>
              </details>
            ) : (
              <MenuLink item={area} link={AreaLink} />
            )}
          </Area>
        ))}
      </Row>
    </Nav>
  );
}

const PlainEntries = ({ item }: { item: MenuItem }) => (
  <MenuEntries item={item} leaf={Leaf} branch={(entry) => <PlainBranch item={entry} />} />
);

function PlainBranch({ item }: { item: MenuItem }) {
  return (
    <details suppressHydrationWarning>
      <BranchWord as="summary">
        <MenuLabel item={item} />
      </BranchWord>
      <Level>
        <PlainEntries item={item} />
      </Level>
    </details>
  );
}

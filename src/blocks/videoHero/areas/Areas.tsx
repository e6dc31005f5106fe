import { type ComponentType, useEffect, useRef, useState } from 'react';
import { MenuLabel } from '../../../design/MenuLabel.tsx';
import type { MenuItem } from '../../../documents/menu.ts';
import { Entries, PlainLink } from './Entries.tsx';
import { type Handover, handOver } from './handover.ts';
import type { LivingAreasProps } from './LivingAreas.tsx';
import { Area, AreaLink, AreaWord, BranchWord, Level, Nav, Panel, Areas as Row } from './styles.ts';

/**
 * The areas of the agency as words on a hairline, each opening its entries. Prerendered they are `details`, which open by
 * themselves; their name keeps at most one open, and what a visitor has opened is no mismatch. Once the page is alive the
 * code for more arrives: buttons that also open under a mouse and close at Escape. Both look alike, so nothing moves
 * between them; and should that code not arrive, all entries stay usable.
 */
export function Areas({ areas }: { areas: MenuItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const [alive, setAlive] = useState<{ Living: ComponentType<LivingAreasProps>; handover: Handover }>();
  useEffect(() => {
    const gone = new AbortController();
    import('./LivingAreas.tsx').then(
      ({ LivingAreas }) =>
        handOver(nav.current, gone.signal, (handover) => setAlive({ Living: LivingAreas, handover })),
      (error: unknown) => console.warn('Das Menü der Bereiche bleibt einfach:', error),
    );
    return () => gone.abort();
  }, []);
  if (alive) return <alive.Living areas={areas} handover={alive.handover} />;
  return (
    <Nav ref={nav} aria-label="Bereiche">
      <Row $count={areas.length}>
        {areas.map((area) => (
          <Area key={area.title}>
            {area.children ? (
              <details name="areas" suppressHydrationWarning>
                <AreaWord as="summary">
                  <MenuLabel item={area} />
                </AreaWord>
                <Panel>
                  <Entries item={area} branch={PlainBranch} />
                </Panel>
              </details>
            ) : (
              <PlainLink item={area} link={AreaLink} />
            )}
          </Area>
        ))}
      </Row>
    </Nav>
  );
}

function PlainBranch({ item }: { item: MenuItem }) {
  return (
    <details suppressHydrationWarning>
      <BranchWord as="summary">
        <MenuLabel item={item} />
      </BranchWord>
      <Level>
        <Entries item={item} branch={PlainBranch} />
      </Level>
    </details>
  );
}

import { Anchor } from '../../design/Anchor.tsx';
import { MenuLabel } from '../../design/MenuLabel.tsx';
import type { MenuItem } from '../../pipeline/documents/menu.ts';
import { Area, AreaLink, AreaWord, Branch, BranchWord, Leaf, Level, Nav, Panel, Areas as Row } from './areas.styles.ts';

function Item({ item }: { item: MenuItem }) {
  if (item.children) {
    return (
      <Branch>
        <BranchWord>
          <MenuLabel item={item} />
        </BranchWord>
        <Level>
          {item.children.map((child) => (
            <li key={child.title}>
              <Item item={child} />
            </li>
          ))}
        </Level>
      </Branch>
    );
  }
  return item.path ? (
    <Leaf as={Anchor} href={item.path}>
      <MenuLabel item={item} />
    </Leaf>
  ) : null;
}

/** The areas of the agency as words on a hairline. `name` lets the browser keep at most one open, without JavaScript. */
export function Areas({ areas }: { areas: MenuItem[] }) {
  return (
    <Nav aria-label="Bereiche">
      <Row $count={areas.length}>
        {areas.map((area) => (
          <Area key={area.title}>
            {area.children ? (
              <details name="areas">
                <AreaWord>
                  <MenuLabel item={area} />
                </AreaWord>
                <Panel>
                  {area.children.map((child) => (
                    <li key={child.title}>
                      <Item item={child} />
                    </li>
                  ))}
                </Panel>
              </details>
            ) : area.path ? (
              <AreaLink as={Anchor} href={area.path}>
                <MenuLabel item={area} />
              </AreaLink>
            ) : null}
          </Area>
        ))}
      </Row>
    </Nav>
  );
}

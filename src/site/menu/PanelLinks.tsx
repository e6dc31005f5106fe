import { MenuLabel } from '../../design/menu/MenuLabel.tsx';
import type { MenuItem } from '../../documents/menu.ts';
import { Quiet } from './styles.ts';

/** Entries at the foot of the panel. */
export function PanelLinks({ items, path }: { items: MenuItem[]; path: string | undefined }) {
  return items.map((item) =>
    item.path ? (
      <li key={item.title}>
        <Quiet href={item.path} aria-current={item.path === path ? 'page' : undefined}>
          <MenuLabel item={item} />
        </Quiet>
      </li>
    ) : null,
  );
}

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { MenuLabel } from '../../design/MenuLabel.tsx';
import type { Menu, MenuItem } from '../../pipeline/documents/menu.ts';
import { Area, AreaButton, Close, Entry, Foot, GroupWord, Level, Lines, Panel, Top, Word } from './styles.ts';

function Entries({ items, path }: { items: MenuItem[]; path: string | undefined }) {
  return items.map((item) => (
    <li key={item.title}>
      {item.path ? (
        <Entry href={item.path} aria-current={item.path === path ? 'page' : undefined}>
          <MenuLabel item={item} />
        </Entry>
      ) : (
        <GroupWord>
          <MenuLabel item={item} />
        </GroupWord>
      )}
      {item.children ? (
        <Level>
          <Entries items={item.children} path={path} />
        </Level>
      ) : null}
    </li>
  ));
}

function AreaDisclosure({ area, path }: { area: MenuItem; path: string | undefined }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Area>
      <AreaButton type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <MenuLabel item={area} />
      </AreaButton>
      <Level id={id} hidden={!open}>
        <Entries items={area.children ?? []} path={path} />
      </Level>
    </Area>
  );
}

interface MenuPanelProps {
  menu: Menu;
  path: string | undefined;
  onClose: () => void;
}

/** The four areas and the services in a panel at the right. A native modal dialog: Escape and focus are the browser's. */
export function MenuPanel({ menu, path, onClose }: MenuPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) onClose();
  };
  return (
    <Panel ref={dialog} aria-label="Menü" onClose={onClose} onClick={closeAfterChoice}>
      <Top>
        <Close type="button" aria-label="Menü schließen" onClick={onClose}>
          <Word aria-hidden="true">Schließen</Word>
          <Lines aria-hidden="true" data-state="open" />
        </Close>
      </Top>
      <nav aria-label="Hauptmenü">
        <ul>
          {menu.areas.map((area) =>
            area.children ? (
              <AreaDisclosure key={area.title} area={area} path={path} />
            ) : (
              <Entries key={area.title} items={[area]} path={path} />
            ),
          )}
        </ul>
        <Foot>
          <Entries items={menu.services.children} path={path} />
        </Foot>
      </nav>
    </Panel>
  );
}

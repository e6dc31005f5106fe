import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useGlide } from '../../design/order/useGlide.ts';
import { useNarrow } from '../../design/order/useNarrow.ts';
import { Label } from '../../design/Text.tsx';
import type { Menu, MenuItem } from '../../documents/menu.ts';
import type { Site } from '../../documents/site.ts';
import { keepFocus } from './keepFocus.ts';
import { PanelArea } from './PanelArea.tsx';
import { PanelLinks } from './PanelLinks.tsx';
import { Close, Contact, Foot, Legal, Main, Pairs, Panel, Quiet, Top } from './styles.ts';
import { Lines, Word } from './toggle.ts';

export interface MenuPanelProps {
  site: Pick<Site, 'phone' | 'email'>;
  menu: Menu;
  /** address of the page shown */
  path: string | undefined;
  open: boolean;
  onClose: () => void;
}

/**
 * The areas, the services and the ways to reach the agency in a panel at the right. A native modal dialog: the page behind
 * is inert, Escape closes, and the focus goes round inside.
 */
export function MenuPanel({ site, menu, path, open, onClose }: MenuPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [area, setArea] = useState<string>();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (open) element?.showModal();
    else {
      element?.close();
      setSettled(false);
    }
  }, [open]);

  const narrow = useNarrow();
  const isOpen = ({ title }: MenuItem) => title === area;
  // On a phone the opened one moves first, for eyes and keyboard alike.
  const first = narrow ? menu.areas.filter(isOpen) : [];
  const areas = [...first, ...menu.areas.filter((item) => !first.includes(item))];
  useGlide(list, areas.map(({ title }) => title).join());
  const toggle = (item: MenuItem) => {
    setArea(isOpen(item) ? undefined : item.title);
    setSettled(true);
  };

  const closeAfterChoice = (event: MouseEvent) => {
    const { target } = event;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (target === dialog.current || (target instanceof Element && target.closest('a') && !elsewhere)) onClose();
  };
  return (
    <Panel
      ref={dialog}
      data-tone="dark"
      aria-label="Menü"
      onClose={onClose}
      onClick={closeAfterChoice}
      onKeyDown={keepFocus}
    >
      <Top>
        <Close type="button" aria-label="Menü schließen" onClick={onClose}>
          <Word aria-hidden="true">Schließen</Word>
          <Lines aria-hidden="true" data-state="open" />
        </Close>
      </Top>
      <Main aria-label="Hauptmenü">
        <ul ref={list} data-settled={settled ? '' : undefined}>
          {areas.map((item) => (
            <PanelArea key={item.title} item={item} path={path} open={isOpen(item)} onToggle={() => toggle(item)} />
          ))}
        </ul>
        <Foot>
          <div>
            <Label as="h2">{menu.services.title}</Label>
            <Pairs>
              <PanelLinks items={menu.services.children} path={path} />
            </Pairs>
          </div>
          <div>
            <Label as="h2">Kontakt</Label>
            <Contact>
              <li>
                <Quiet href={`tel:${site.phone.replaceAll(/[ -]/gu, '')}`}>{site.phone}</Quiet>
              </li>
              <li>
                <Quiet href={`mailto:${site.email}`}>{site.email}</Quiet>
              </li>
            </Contact>
          </div>
          <Legal>
            <PanelLinks items={menu.legal} path={path} />
          </Legal>
        </Foot>
      </Main>
    </Panel>
  );
}

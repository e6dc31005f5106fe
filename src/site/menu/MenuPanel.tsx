import { useEffect, useRef, useState } from 'react';
import { ContactItems } from '../../design/ContactItems.tsx';
import { type LanguageLink, LanguageLinks } from '../../design/menu/LanguageLinks.tsx';
import { MenuArea, type MenuParts } from '../../design/menu/MenuArea.tsx';
import { MenuLinks } from '../../design/menu/MenuEntries.tsx';
import { useOpenedFirst } from '../../design/menu/useOpenedFirst.ts';
import { Label } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import type { Menu } from '../../documents/menu.ts';
import type { Site } from '../../documents/site.ts';
import { dismisses, keepFocus, openModal } from '../dialog.ts';
import {
  Area,
  AreaLink,
  AreaWord,
  BranchWord,
  Close,
  Contact,
  Entry,
  Foot,
  Legal,
  Level,
  Main,
  Pairs,
  Panel,
  Quiet,
  Top,
} from './styles.ts';
import { Lines, Word } from './toggle.ts';

export interface MenuPanelProps {
  site: Pick<Site, 'phone' | 'email'>;
  /** with the page in the other languages of the site */
  menu: Menu & { languages?: readonly LanguageLink[] | undefined };
  /** address of the page shown */
  path: string | undefined;
  open: boolean;
  onClose: () => void;
}

const parts: MenuParts = {
  areaButton: AreaWord,
  areaLink: AreaLink,
  areaList: Level,
  branchButton: BranchWord,
  branchList: Level,
  leaf: Entry,
};

/**
 * The areas, the services and the ways of contact in a panel at the right. A native modal dialog: the page behind
 * is inert, Escape closes, and the focus goes round inside.
 */
export function MenuPanel({ site, menu, path, open, onClose }: MenuPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { close, menu: words } = useWords().frame;
  const list = useRef<HTMLUListElement>(null);
  const [area, setArea] = useState<string>();
  const [toggled, setToggled] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open) openModal(element);
    else {
      element.close();
      setToggled(false);
    }
  }, [open]);

  const areas = useOpenedFirst(list, menu.areas, area);
  const toggle = (title: string) => {
    setArea(title === area ? undefined : title);
    setToggled(true);
  };
  return (
    <Panel
      ref={dialog}
      data-tone="dark"
      aria-label={words.name}
      onClose={onClose}
      onClick={(event) => dismisses(event) && onClose()}
      onKeyDown={keepFocus}
    >
      <Top>
        <Close type="button" aria-label={words.close} onClick={onClose}>
          <Word aria-hidden="true">{close}</Word>
          <Lines aria-hidden="true" data-state="open" />
        </Close>
      </Top>
      <Main aria-label={words.main}>
        <ul ref={list} data-toggled={toggled ? '' : undefined}>
          {areas.map((item) => (
            <Area key={item.title}>
              <MenuArea
                item={item}
                path={path}
                parts={parts}
                open={item.title === area}
                onToggle={() => toggle(item.title)}
              />
            </Area>
          ))}
        </ul>
        <PanelFoot site={site} menu={menu} path={path} />
      </Main>
    </Panel>
  );
}

/** Services, ways of contact, legal pages. */
function PanelFoot({ site, menu, path }: Pick<MenuPanelProps, 'site' | 'menu' | 'path'>) {
  return (
    <Foot>
      {menu.services ? (
        <div>
          <Label as="h2">{menu.services.title}</Label>
          <Pairs>
            <MenuLinks items={menu.services.children} path={path} link={Quiet} />
          </Pairs>
        </div>
      ) : null}
      <div>
        <Label as="h2">{useWords().frame.contact}</Label>
        <Contact>
          <ContactItems site={site} link={Quiet} />
          <MenuLinks items={menu.contact ?? []} path={path} link={Quiet} />
        </Contact>
      </div>
      <Legal>
        <MenuLinks items={menu.legal ?? []} path={path} link={Quiet} />
        <LanguageLinks items={menu.languages ?? []} link={Quiet} />
      </Legal>
    </Foot>
  );
}

import { useState } from 'react';
import type { Menu } from '../../pipeline/documents/menu.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { Lines, Toggle, Word } from './styles.ts';

interface MenuButtonProps {
  menu: Menu;
  path?: string | undefined;
}

/** The hamburger and what it opens. Without JavaScript the footer carries the same links, and this button is left out. */
export function MenuButton({ menu, path }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Toggle
        type="button"
        aria-label="Menü öffnen"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Word aria-hidden="true">Menü</Word>
        <Lines aria-hidden="true" />
      </Toggle>
      {open ? <MenuPanel menu={menu} path={path} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

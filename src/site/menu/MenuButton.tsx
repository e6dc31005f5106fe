import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useWords } from '../../design/words.ts';
import type { MenuPanelProps } from './MenuPanel.tsx';
import { Lines, Toggle, Word } from './toggle.ts';

type MenuButtonProps = Pick<MenuPanelProps, 'site' | 'menu' | 'path'>;

/**
 * The hamburger. The panel's code is loaded when the browser is idle, or when the button is pointed at or focused. Where
 * that fails, as without JavaScript, the footer is the menu.
 */
export function MenuButton({ site, menu, path }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const words = useWords().frame.menu;
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);

  // Closes on every navigation, also by the back button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setOpen(false), [path]);

  const load = () => import('./MenuPanel.tsx').then(({ MenuPanel }) => setPanel(() => MenuPanel));
  // If this fails, the click tries again.
  const prepare = () => void load().catch(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(prepare);
  }, []);
  const show = () => {
    setOpen(true);
    load().catch((error: unknown) => {
      console.error(error);
      setOpen(false);
      document.querySelector<HTMLElement>('footer nav a')?.focus();
    });
  };
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Toggle
        ref={button}
        type="button"
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <Word aria-hidden="true">{words.name}</Word>
        <Lines aria-hidden="true" />
      </Toggle>
      {Panel ? <Panel site={site} menu={menu} path={path} open={open} onClose={close} /> : null}
    </>
  );
}

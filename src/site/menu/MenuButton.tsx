import { type ComponentType, useEffect, useRef, useState } from 'react';
import { firstSign } from '../../design/firstSign.ts';
import { useWords } from '../../design/words.ts';
import type { MenuPanelProps } from './MenuPanel.tsx';
import { Lines, Toggle, Word } from './toggle.ts';

type MenuButtonProps = Pick<MenuPanelProps, 'site' | 'menu' | 'path'>;

const loadPanel = () => import('./MenuPanel.tsx');

/**
 * The hamburger. The panel's code is loaded once the visitor does something, and the panel drawn when the button is pointed at or
 * focused. Where that fails, as without JavaScript, the footer is the menu.
 */
export function MenuButton({ site, menu, path }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const words = useWords().frame.menu;
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);

  // Closes on every navigation, also by the back button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setOpen(false), [path]);

  useEffect(() => {
    // If this fails, the click tries again.
    void firstSign()
      .then(loadPanel)
      .catch(() => {});
  }, []);
  const load = () => loadPanel().then(({ MenuPanel }) => setPanel(() => MenuPanel));
  const prepare = () => void load().catch(() => {});
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

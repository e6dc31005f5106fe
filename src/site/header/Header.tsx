import type { Menu } from '../../pipeline/documents/menu.ts';
import type { Site } from '../../pipeline/documents/site.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import { Bar, Row, Wordmark } from './styles.ts';
import { useScrolled } from './useScrolled.ts';

interface HeaderProps {
  site: Pick<Site, 'name' | 'logo'>;
  menu: Menu;
  /** the page opens with a dark picture across the window, which the header lies on */
  overHero?: boolean;
  /** home: no header until most of the first screen is scrolled out */
  hiddenOverHero?: boolean;
  /** address of the page shown */
  path?: string | undefined;
}

/** Logo and menu at the top of every page. */
export function Header({ site, menu, overHero = false, hiddenOverHero = false, path }: HeaderProps) {
  const scrolled = useScrolled(hiddenOverHero ? { screens: 0.8 } : { pixels: 40 });
  const hidden = hiddenOverHero && !scrolled;
  return (
    <Bar
      data-state={hidden ? 'hidden' : scrolled ? 'compact' : 'large'}
      inert={hidden}
      $over={overHero || hiddenOverHero}
    >
      <Row>
        <Wordmark site={site} />
        <MenuButton menu={menu} path={path} />
      </Row>
    </Bar>
  );
}

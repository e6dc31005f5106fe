import { behaviour } from '../../design/behaviour.ts';
import { Logo } from '../../design/Logo.tsx';
import type { Menu } from '../../documents/menu.ts';
import type { Site } from '../../documents/site.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import { Bar, Row } from './styles.ts';
import { useScrolled } from './useScrolled.ts';

export interface HeaderProps {
  site: Pick<Site, 'name' | 'logo' | 'markLogo' | 'phone' | 'email'>;
  menu: Menu;
  /** the page begins with a dark picture across the window, below the header */
  overHero?: boolean;
  /** home: no header until most of the first screen is scrolled out */
  hiddenOverHero?: boolean;
  /** address of the page shown */
  path?: string | undefined;
}

const BEGINNING = { pixels: behaviour.header.compactAfter };
const FIRST_SCREEN = { screens: behaviour.header.heroPart };

/** Logo and menu at the top of every page: large at first, compact and translucent once the page is scrolled. */
export function Header({ site, menu, overHero = false, hiddenOverHero = false, path }: HeaderProps) {
  const scrolled = useScrolled(hiddenOverHero ? FIRST_SCREEN : BEGINNING);
  const hidden = hiddenOverHero && !scrolled;
  return (
    <Bar
      data-state={hidden ? 'hidden' : scrolled ? 'compact' : 'large'}
      data-tone={overHero || hiddenOverHero ? 'dark' : 'light'}
      inert={hidden}
      $over={overHero || hiddenOverHero}
    >
      <Row>
        <Logo site={site} look={scrolled ? 'compact' : 'large'} current={path === '/'} />
        <MenuButton site={site} menu={menu} path={path} />
      </Row>
    </Bar>
  );
}

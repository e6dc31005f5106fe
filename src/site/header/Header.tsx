import { behaviour } from '../../design/behaviour.ts';
import { Logo } from '../../design/Logo.tsx';
import type { ToneName } from '../../design/tone.ts';
import type { Site } from '../../documents/site.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import type { MenuPanelProps } from '../menu/MenuPanel.tsx';
import { Bar, Row } from './styles.ts';
import { useScrolled, useToneBelow } from './useScrolled.ts';

export interface HeaderProps {
  site: Pick<Site, 'name' | 'home' | 'logo' | 'markLogo' | 'phone' | 'email'>;
  menu: MenuPanelProps['menu'];
  /** mood of the page's first block, below the header */
  tone?: ToneName | undefined;
  /** the first block covers it: no header until most of the first screen is scrolled out */
  hiddenOverHero?: boolean | undefined;
  /** address of the page shown */
  path?: string | undefined;
}

const BEGINNING = { pixels: behaviour.header.compactAfter };
const FIRST_SCREEN = { screens: behaviour.header.heroPart };

/**
 * Logo and menu at the top of every page: large and without a ground at first, compact and translucent once the page is
 * scrolled, in the mood of what is below.
 */
export function Header({ site, menu, tone = 'light', hiddenOverHero = false, path }: HeaderProps) {
  const scrolled = useScrolled(hiddenOverHero ? FIRST_SCREEN : BEGINNING);
  const below = useToneBelow(path) ?? tone;
  const hidden = hiddenOverHero && !scrolled;
  return (
    <Bar data-state={hidden ? 'hidden' : scrolled ? 'compact' : 'large'} data-tone={below} inert={hidden}>
      <Row>
        <Logo site={site} look={scrolled ? 'compact' : 'large'} current={path === site.home} />
        <MenuButton site={site} menu={menu} path={path} />
      </Row>
    </Bar>
  );
}

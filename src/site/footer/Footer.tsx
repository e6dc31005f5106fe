import { Anchor } from '../../design/Anchor.tsx';
import { MenuLabel } from '../../design/menu/MenuLabel.tsx';
import { Container } from '../../design/Section.tsx';
import { Label } from '../../design/Text.tsx';
import type { Menu, MenuItem } from '../../documents/menu.ts';
import type { Site } from '../../documents/site.ts';
import { Base, Bottom, Column, Columns, ConsentButton, Legal, Row, Services, Slogan } from './styles.ts';

/** All leaves below an entry, in reading order: the footer has no third level. */
function leaves(item: MenuItem): MenuItem[] {
  return item.children ? item.children.flatMap(leaves) : [item];
}

function Links({ items, path }: { items: MenuItem[]; path: string | undefined }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          <Row as={Anchor} href={item.path ?? '/'} aria-current={item.path === path ? 'page' : undefined}>
            <MenuLabel item={item} />
          </Row>
        </li>
      ))}
    </ul>
  );
}

function Contact({ phone, email }: Pick<Site, 'phone' | 'email'>) {
  return (
    <Column>
      <Label as="h2">Kontakt</Label>
      <ul>
        <li>
          <Row as={Anchor} href={`tel:${phone.replaceAll(/[ -]/gu, '')}`}>
            {phone}
          </Row>
        </li>
        <li>
          <Row as={Anchor} href={`mailto:${email}`}>
            {email}
          </Row>
        </li>
      </ul>
    </Column>
  );
}

function Social({ profiles }: { profiles: Site['social'] }) {
  return (
    <Column>
      <Label as="h2">Folgen</Label>
      <ul>
        {profiles.map(({ title, href }) => (
          <li key={title}>
            <Row as={Anchor} href={href} newTab>
              {title}
            </Row>
          </li>
        ))}
      </ul>
    </Column>
  );
}

interface FooterProps {
  site: Pick<Site, 'slogan' | 'sloganLang' | 'phone' | 'email' | 'social' | 'company'>;
  menu: Menu;
  /** address of the page shown */
  path?: string | undefined;
}

/** Slogan, every page of the menu, contact: the site's plain navigation, complete without JavaScript. */
export function Footer({ site, menu, path }: FooterProps) {
  return (
    <Base data-tone="dark">
      <Container>
        <Slogan lang={site.sloganLang}>{site.slogan}</Slogan>
        <Columns as="nav" aria-label="Alle Bereiche">
          {menu.areas.map((area) => (
            <Column key={area.title}>
              <Label as="h2" lang={area.lang}>
                {area.title}
              </Label>
              <Links items={leaves(area)} path={path} />
            </Column>
          ))}
        </Columns>
        <Columns>
          <Services aria-label={menu.services.title}>
            <Label as="h2">{menu.services.title}</Label>
            <Links items={menu.services.children} path={path} />
          </Services>
          <Contact phone={site.phone} email={site.email} />
          <Social profiles={site.social} />
        </Columns>
        <Bottom>
          <p>
            {site.company.legalName}, {site.company.city}
          </p>
          <Legal aria-label="Rechtliches">
            <Links items={menu.legal} path={path} />
            <ConsentButton>Cookie-Einstellungen</ConsentButton>
          </Legal>
        </Bottom>
      </Container>
    </Base>
  );
}

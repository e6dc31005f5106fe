import { ContactItems } from '../../design/ContactItems.tsx';
import { MenuLinks } from '../../design/menu/MenuEntries.tsx';
import { Container } from '../../design/Section.tsx';
import { Label } from '../../design/Text.tsx';
import type { Menu, MenuItem } from '../../documents/menu.ts';
import type { Site } from '../../documents/site.ts';
import { Base, Bottom, Column, Columns, ConsentButton, Legal, Row, Services, Slogan } from './styles.ts';

/** All leaves below an entry, in reading order: the footer has no third level. */
function leaves(item: MenuItem): MenuItem[] {
  return item.children ? item.children.flatMap(leaves) : [item];
}

function Social({ profiles }: { profiles: Site['social'] }) {
  return profiles.map(({ title, href }) => (
    <li key={title}>
      <Row href={href} newTab>
        {title}
      </Row>
    </li>
  ));
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
              <ul>
                <MenuLinks items={leaves(area)} path={path} link={Row} />
              </ul>
            </Column>
          ))}
        </Columns>
        <Columns>
          <Services aria-label={menu.services.title}>
            <Label as="h2">{menu.services.title}</Label>
            <ul>
              <MenuLinks items={menu.services.children} path={path} link={Row} />
            </ul>
          </Services>
          <Column>
            <Label as="h2">Kontakt</Label>
            <ul>
              <ContactItems site={site} link={Row} />
              <MenuLinks items={menu.contact ?? []} path={path} link={Row} />
            </ul>
          </Column>
          <Column>
            <Label as="h2">Folgen</Label>
            <ul>
              <Social profiles={site.social} />
            </ul>
          </Column>
        </Columns>
        <Bottom>
          <p>
            {site.company.legalName}, {site.company.city}
          </p>
          <Legal aria-label="Rechtliches">
            <ul>
              <MenuLinks items={menu.legal} path={path} link={Row} />
            </ul>
            <ConsentButton type="button" data-consent-settings="">
              Cookie-Einstellungen
            </ConsentButton>
          </Legal>
        </Bottom>
      </Container>
    </Base>
  );
}

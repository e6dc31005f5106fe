import type { ReactNode } from 'react';
import { ContactItems } from '../../design/ContactItems.tsx';
import { type LanguageLink, LanguageLinks } from '../../design/menu/LanguageLinks.tsx';
import { MenuLinks } from '../../design/menu/MenuEntries.tsx';
import { Container } from '../../design/Section.tsx';
import { Label } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import type { Menu, MenuItem } from '../../documents/menu.ts';
import type { Site } from '../../documents/site.ts';
import {
  Base,
  Bottom,
  Column,
  Columns,
  ConsentButton,
  Fold,
  Languages,
  Legal,
  Row,
  Services,
  Slogan,
} from './styles.ts';

/** All pages of an entry and below it, in reading order: the footer has no third level. */
function pagesOf({ children = [], ...own }: MenuItem): MenuItem[] {
  return [...(own.path === undefined ? [] : [own]), ...children.flatMap(pagesOf)];
}

function Social({ profiles }: { profiles: NonNullable<Site['social']> }) {
  return profiles.map(({ title, href }, index) => (
    <li key={index}>
      <Row href={href} newTab>
        {title}
      </Row>
    </li>
  ));
}

/** The page in other languages: all of the footer that differs from page to page. */
export const FooterLanguages = ({ items }: { items: readonly LanguageLink[] }) => (
  <Languages>
    <LanguageLinks items={items} link={Row} />
  </Languages>
);

interface GroupProps {
  title: string;
  lang?: MenuItem['lang'];
  items: MenuItem[];
}

/** Pages below their heading, which on a phone unfolds them: they follow their summary, so that elsewhere they are a plain list. */
const Group = ({ title, lang, items }: GroupProps) => (
  <>
    <Label as="h2" lang={lang}>
      {title}
    </Label>
    <Fold>
      <summary aria-label={title} lang={lang} />
    </Fold>
    <ul>
      <MenuLinks items={items} link={Row} />
    </ul>
  </>
);

interface FooterProps {
  site: Pick<Site, 'name' | 'slogan' | 'sloganLang' | 'phone' | 'email' | 'social' | 'facts' | 'consent'>;
  menu: Menu;
  /** `FooterLanguages`, on a site in several languages */
  languages?: ReactNode;
}

/** Slogan, every page of the menu, contact: the site's plain navigation, complete without JavaScript. */
export function Footer({ site, menu, languages }: FooterProps) {
  const { contact, footer: words } = useWords().frame;
  const { legalName, city } = site.facts ?? {};
  return (
    <Base data-tone="dark">
      <Container>
        {site.slogan ? <Slogan lang={site.sloganLang}>{site.slogan}</Slogan> : null}
        <Columns as="nav" aria-label={words.areas}>
          {menu.areas.map((area, index) => (
            <Column key={index}>
              <Group title={area.title} lang={area.lang} items={pagesOf(area)} />
            </Column>
          ))}
        </Columns>
        <Columns>
          {menu.services ? (
            <Services aria-label={menu.services.title}>
              <Group title={menu.services.title} items={menu.services.children} />
            </Services>
          ) : null}
          <Column>
            <Label as="h2">{contact}</Label>
            <ul>
              <ContactItems site={site} link={Row} />
              <MenuLinks items={menu.contact ?? []} link={Row} />
            </ul>
          </Column>
          {site.social ? (
            <Column>
              <Label as="h2">{words.follow}</Label>
              <ul>
                <Social profiles={site.social} />
              </ul>
            </Column>
          ) : null}
        </Columns>
        <Bottom>
          <p>{[legalName ?? site.name, city].filter(Boolean).join(', ')}</p>
          {languages}
          {menu.legal || site.consent ? (
            <Legal aria-label={words.legal}>
              <ul>
                <MenuLinks items={menu.legal ?? []} link={Row} />
              </ul>
              {site.consent ? (
                <ConsentButton type="button" data-consent-settings="">
                  {words.consent}
                </ConsentButton>
              ) : null}
            </Legal>
          ) : null}
        </Bottom>
      </Container>
    </Base>
  );
}

import { createContext, type ReactNode, useContext } from 'react';
import { BlockContext } from '../blocks/context.tsx';
import type { BlockComponents } from '../blocks/types.ts';
import { MediaContext } from '../design/Picture.tsx';
import { EnglishNames } from '../design/Text.tsx';
import { WordsContext } from '../design/words.ts';
import { BlockList } from '../render/BlockList.tsx';
import { Consent } from '../site/consent/Consent.tsx';
import { Header } from '../site/header/Header.tsx';
import { PreloaderProvider } from '../site/preloader/Preloader.tsx';
import { Announcer, announce } from './Announcer.tsx';
import { openForm } from './contact.ts';
import type { PageData, SiteData } from './page-data.ts';

interface AppProps {
  site: SiteData;
  /** route of the page on the screen */
  route: string;
  /** the page itself */
  children: ReactNode;
}

const SiteContext = createContext<SiteData | null>(null);

/**
 * All of the document body that is hydrated: what stays from page to page, around the page. The footer is outside: it is
 * plain links, so the browser needs no code for it.
 */
export function App({ site, route, children }: AppProps) {
  const { settings, menu, words } = site;
  return (
    <SiteContext value={site}>
      <WordsContext value={words}>
        <PreloaderProvider mark={settings.mark}>
          <EnglishNames value={settings.englishNames}>
            {settings.consent ? (
              <Consent
                consent={settings.consent}
                chat={settings.chat}
                legal={menu.legal ?? []}
                isHome={route === settings.home}
                announce={announce}
              />
            ) : null}
            {children}
            <Announcer />
          </EnglishNames>
        </PreloaderProvider>
      </WordsContext>
    </SiteContext>
  );
}

/** The part of the document body that belongs to a page: the header, which knows where it stands, and its blocks in `main`. */
export function PageView({ page, components }: { page: PageData; components: Partial<BlockComponents> }) {
  const { settings, menu } = useSiteData();
  return (
    <PageContext page={page}>
      <Header
        site={settings}
        menu={{ ...menu, languages: page.languages }}
        tone={page.content.blocks[0]?.tone}
        hiddenOverHero={page.coversHeader}
        path={page.route}
      />
      <main id={settings.addresses.main} tabIndex={-1} key={page.route}>
        <BlockList blocks={page.content.blocks} components={components} />
      </main>
    </PageContext>
  );
}

/** What the blocks of a page may know of it and of the site. */
export function PageContext({ page, children }: { page: PageData; children: ReactNode }) {
  const { settings: site, menu, words } = useSiteData();
  const { forms, route, media } = page;
  return (
    <BlockContext value={{ site, menu, forms, route, openForm: (...request) => openForm(...request, words) }}>
      <MediaContext value={media}>{children}</MediaContext>
    </BlockContext>
  );
}

function useSiteData(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A page must be rendered inside App');
  return site;
}

import { type ReactNode, useMemo } from 'react';
import { BlockContext, type BlockContextValue } from '../blocks/context.tsx';
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
  page: PageData;
  components: Partial<BlockComponents>;
  /** draws the blocks; undefined for a document's own page */
  router?: ReactNode;
  /** rendered outside the document, in the same contexts */
  preloaded?: ReactNode;
  /** of a document's own page, see `BlockList` */
  onDrawn?: (() => void) | undefined;
  arrival?: Promise<void> | undefined;
}

/**
 * All of the document body that is hydrated: what is on every page, and the page's blocks in `main`. The footer is outside:
 * it is plain links, so the browser needs no code for it.
 */
export function App({ site, page, components, router, preloaded, onDrawn, arrival }: AppProps) {
  const { settings, menu, words } = site;
  const { area, content, coversHeader, forms, languages, media, route } = page;
  const tone = content.blocks[0]?.tone;
  const header = useMemo(
    () => (
      <Header site={settings} menu={{ ...menu, languages }} tone={tone} hiddenOverHero={coversHeader} path={route} />
    ),
    [settings, menu, languages, tone, coversHeader, route],
  );
  const blockContext = useMemo(
    (): BlockContextValue => ({
      site: settings,
      menu,
      forms,
      route,
      openForm: (contact, button) => openForm(contact, button, site),
      announce,
    }),
    [site, settings, menu, forms, route],
  );
  return (
    <WordsContext value={words}>
      <BlockContext value={blockContext}>
        <PreloaderProvider mark={settings.mark}>
          <EnglishNames value={settings.englishNames}>
            <MediaContext value={media}>
              {settings.consent ? (
                <Consent
                  consent={settings.consent}
                  chat={settings.chat}
                  legal={menu.legal ?? []}
                  isHome={route === settings.home}
                  announce={announce}
                />
              ) : null}
              {header}
              <main id={settings.addresses.main} tabIndex={-1} data-area={area}>
                {router ?? (
                  <BlockList blocks={content.blocks} components={components} onDrawn={onDrawn} arrival={arrival} />
                )}
              </main>
              <Announcer />
              {preloaded}
            </MediaContext>
          </EnglishNames>
        </PreloaderProvider>
      </BlockContext>
    </WordsContext>
  );
}

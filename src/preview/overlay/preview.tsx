import { memo, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadBlocks } from '../../app/blocks.ts';
import { DATA_ELEMENT } from '../../app/data-element.ts';
import { followLinks } from '../../app/intent.ts';
import { atPath, normalizePath, type PageData, type SiteData } from '../../app/page-data.ts';
import { rememberPage } from '../../app/pages.ts';
import { Shell } from '../../app/Shell.tsx';
import { refreshPage, shownPage, showPage, useShown } from '../../app/shown.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { WordsContext } from '../../design/words.ts';
import { Boundary } from '../../render/Boundary.tsx';
import { Footer, FooterLanguages } from '../../site/footer/Footer.tsx';
import { SkipLink } from '../../site/SkipLink.tsx';
import type { PreviewData, PreviewOpened, PreviewUpdate } from '../contract.ts';
import { answerConsent } from './consent.ts';
import { Failure } from './Failure.tsx';
import { Findings } from './Findings.tsx';
import { State } from './State.tsx';
import { shareEqual } from './share-equal.ts';
import { Warnings } from './Warnings.tsx';

/** The site in the live preview: updates arrive over Vite's socket, findings lie over the last good page. */
function Preview({ first }: { first: PreviewData }) {
  const [site, setSite] = useState(first.site);
  const [findings, setFindings] = useState(first.findings);
  const [warnings, setWarnings] = useState(first.warnings);
  const [failure, setFailure] = useState(first.failure);
  const [unpublished, setUnpublished] = useState(first.unpublished);
  useEffect(() => {
    const update = async (news: PreviewUpdate) => {
      if (!first.page) return window.location.reload();
      try {
        await loadBlocks(news.pages.flatMap((page) => page.content.blocks));
      } catch {
        return window.location.reload();
      }
      for (const page of news.pages) {
        const sharing = shareEqual(shownPage().page, page);
        rememberPage(sharing);
        refreshPage(sharing);
      }
      if (news.moved.includes(normalizePath(window.location.pathname))) window.location.reload();
      setSite((before) =>
        shareEqual(before, news.sites.find(({ settings }) => settings.language === languageOf(before)) ?? before),
      );
      setFindings((before) => news.findings ?? before);
      setWarnings((before) => news.warnings ?? before);
      setFailure(news.failure);
      setUnpublished((before) => shareEqual(before, news.unpublished));
    };
    import.meta.hot?.on('content:update', update);
    const route = normalizePath(window.location.pathname);
    const opened: PreviewOpened = { route, shown: first.page?.route, revision: first.revision };
    import.meta.hot?.send('content:opened', opened);
    return () => import.meta.hot?.off('content:update', update);
  }, [first.page, first.revision]);
  return (
    <>
      <GlobalStyle $theme={site?.theme} $fonts={site?.fonts} />
      {site && first.page ? <WholePage site={site} /> : null}
      {first.page ? <State unpublished={unpublished} /> : null}
      <Warnings warnings={warnings} />
      <Findings findings={findings} failure={failure} />
    </>
  );
}

/** Header, page and footer. What is found in the content changes nothing of them. */
const WholePage = memo(({ site }: { site: SiteData }) => (
  <Boundary subject={site} onFailure={() => {}}>
    <WordsContext value={site.words}>
      <SkipLink main={site.settings.addresses.main} />
      <Shell site={site} />
      <PageFooter site={site} />
    </WordsContext>
  </Boundary>
));

/** The footer leads to the page shown in other languages. */
function PageFooter({ site: { settings, menu } }: { site: SiteData }) {
  const { languages } = useShown().page;
  return useMemo(
    () => <Footer site={settings} menu={menu} languages={languages && <FooterLanguages items={languages} />} />,
    [settings, menu, languages],
  );
}

const languageOf = (site: SiteData | undefined) => site?.settings.language;

const data: PreviewData = JSON.parse(
  document.getElementById(DATA_ELEMENT)?.textContent ??
    '{"revision":0,"findings":[],"warnings":{"count":0,"first":[]},"unpublished":{}}',
);
if (data.site?.settings.consent) answerConsent(data.site.settings.consent, window.localStorage);
Boundary.replacement = (subject, error) => <Failure subject={subject} error={error} />;
const root = createRoot(document.getElementById('root') ?? document.body);
try {
  await showFirst(data.page);
  root.render(<Preview first={data} />);
  followLinks(data.site?.settings.preloader);
} catch (error) {
  // Code that could not run takes no update: what comes next is asked for anew.
  for (const news of ['vite:afterUpdate', 'content:update']) import.meta.hot?.on(news, () => window.location.reload());
  root.render(<Failure subject={undefined} error={error} />);
}

/** Brings the document's page, where it has one, to the screen. Rejects where the code of a block cannot be loaded. */
async function showFirst(first: PageData | undefined) {
  if (!first) return;
  const page = atPath(first, window.location.pathname);
  showPage(page);
  document.title = page.documentTitle;
  rememberPage(page);
  await loadBlocks(page.content.blocks);
}

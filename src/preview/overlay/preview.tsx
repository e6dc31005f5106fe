import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadBlocks } from '../../app/blocks.ts';
import { followLinks } from '../../app/intent.ts';
import { atPath, DATA_ELEMENT, normalizePath } from '../../app/page-data.ts';
import { rememberPage } from '../../app/pages.ts';
import { Shell } from '../../app/Shell.tsx';
import { refreshPage, showPage } from '../../app/shown.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Footer } from '../../site/footer/Footer.tsx';
import { SkipLink } from '../../site/SkipLink.tsx';
import type { PreviewData, PreviewOpened, PreviewUpdate } from '../contract.ts';
import { answerConsent } from './consent.ts';
import { Findings } from './Findings.tsx';
import { State } from './State.tsx';
import { Warnings } from './Warnings.tsx';

/** The site in the live preview: updates arrive over Vite's socket, findings lie over the last good page. */
function Preview({ first }: { first: PreviewData }) {
  const [site, setSite] = useState(first.site);
  const [findings, setFindings] = useState(first.findings);
  const [warnings, setWarnings] = useState(first.warnings);
  const [unpublished, setUnpublished] = useState(first.unpublished);
  useEffect(() => {
    const update = async (news: PreviewUpdate) => {
      if (!first.page) return window.location.reload();
      await loadBlocks(news.pages.flatMap((page) => page.content.blocks));
      for (const page of news.pages) {
        rememberPage(page);
        refreshPage(page);
      }
      if (news.moved.includes(normalizePath(window.location.pathname))) window.location.reload();
      setSite((before) => news.site ?? before);
      setFindings(news.findings);
      setWarnings(news.warnings);
      setUnpublished(news.unpublished);
    };
    import.meta.hot?.on('content:update', update);
    const route = normalizePath(window.location.pathname);
    const opened: PreviewOpened = { route, shown: first.page?.route, revision: first.revision };
    import.meta.hot?.send('content:opened', opened);
    return () => import.meta.hot?.off('content:update', update);
  }, [first.page, first.revision]);
  return (
    <>
      <GlobalStyle />
      <SkipLink />
      {site && first.page ? <Shell site={site} /> : null}
      {site && first.page ? <Footer site={site.settings} menu={site.menu} /> : null}
      {first.page ? <State unpublished={unpublished} /> : null}
      <Warnings warnings={warnings} />
      <Findings findings={findings} />
    </>
  );
}

const data: PreviewData = JSON.parse(
  document.getElementById(DATA_ELEMENT)?.textContent ??
    '{"revision":0,"findings":[],"warnings":{"count":0,"first":[]},"unpublished":{}}',
);
if (data.site) answerConsent(data.site.settings.consent, window.localStorage);
if (data.page) {
  const page = atPath(data.page, window.location.pathname);
  await loadBlocks(page.content.blocks);
  rememberPage(page);
  showPage(page);
  document.title = page.documentTitle;
}
window.history.scrollRestoration = 'manual';
createRoot(document.getElementById('root') ?? document.body).render(<Preview first={data} />);
followLinks();

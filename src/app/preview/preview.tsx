import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PreviewFinding, PreviewUpdate } from '../../pipeline/vite/preview.ts';
import { loadBlocks } from '../blocks.ts';
import { Navigator } from '../Navigator.tsx';
import type { DocumentData, PageData, SiteData } from '../page-data.ts';
import { atLocation, DATA_ELEMENT } from '../page-data.ts';
import { keepPage } from '../pages.ts';
import { Findings } from './Findings.tsx';

interface Shown {
  site: SiteData;
  /** page of the document; undefined while its file has never been valid */
  page: PageData | undefined;
  findings: PreviewFinding[];
}

/** The site in the live preview: updates arrive over Vite's socket, findings lie over the last good page. */
function Preview({ first }: { first: Shown }) {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const update = async ({ pages, site, findings }: PreviewUpdate) => {
      await loadBlocks(pages.flatMap((page) => page.page.blocks));
      for (const page of pages) keepPage(page);
      setShown((before) => ({
        site: site ?? before.site,
        page: before.page ?? pages.find((page) => page.route === window.location.pathname),
        findings,
      }));
    };
    import.meta.hot?.on('content:update', update);
    return () => import.meta.hot?.off('content:update', update);
  }, []);
  return (
    <>
      {shown.page ? <Navigator site={shown.site} first={shown.page} /> : null}
      <Findings findings={shown.findings} />
    </>
  );
}

const data: Partial<DocumentData> & { findings: PreviewFinding[] } = JSON.parse(
  document.getElementById(DATA_ELEMENT)?.textContent ?? '{}',
);
const root = createRoot(document.getElementById('root') ?? document.body);
if (data.site) {
  if (data.page) {
    data.page = atLocation(data.page);
    keepPage(data.page);
    await loadBlocks(data.page.page.blocks);
    document.title = data.page.documentTitle;
  }
  window.history.scrollRestoration = 'manual';
  root.render(
    <BrowserRouter>
      <Preview first={{ site: data.site, page: data.page, findings: data.findings }} />
    </BrowserRouter>,
  );
} else {
  root.render(<Findings findings={data.findings} />);
  import.meta.hot?.on('content:update', () => window.location.reload());
}

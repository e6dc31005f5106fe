import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { blockComponents } from '../../../blocks/components.gen.ts';
import { GlobalStyle } from '../../../design/GlobalStyle.ts';
import { BlockPage, type BlockPageProps } from './BlockPage.tsx';
import { Example, type ExampleData } from './Example.tsx';
import { Overview, type OverviewProps } from './Overview.tsx';

interface Drawn {
  html: string;
  styleTags: string;
}

/** As on the site, the global styles are drawn separately: React does not take them over. */
function draw(page: ReactNode): Drawn {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<GlobalStyle />));
    const html = renderToString(sheet.collectStyles(page));
    return { html, styleTags: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

export const renderOverview = (props: OverviewProps): Drawn => draw(<Overview {...props} />);

export const renderBlock = (props: BlockPageProps): Drawn => draw(<BlockPage {...props} />);

export const renderExample = (data: ExampleData): Drawn => draw(<Example data={data} components={blockComponents} />);

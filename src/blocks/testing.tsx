import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleMenu, sampleSite } from '../../tests/sample-site.ts';
import { BlockContext, type BlockContextValue } from './context.tsx';

/** What a block under test knows of the site around it. */
export const sampleContext: BlockContextValue = { site: sampleSite, menu: sampleMenu };

/** HTML of a block as a visitor without JavaScript gets it. */
export function renderBlock(block: ReactNode): string {
  return renderToStaticMarkup(<BlockContext.Provider value={sampleContext}>{block}</BlockContext.Provider>);
}

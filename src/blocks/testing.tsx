import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { German } from '../../tests/german.tsx';
import { sampleMenu, sampleSettings } from '../../tests/sample-site.ts';
import { sampleForm } from '../forms/cases.ts';
import { BlockContext, type BlockContextValue } from './context.tsx';

/** What a block under test knows of the site and the page around it. */
export const sampleContext: BlockContextValue = {
  site: sampleSettings,
  menu: sampleMenu,
  route: '/beispiel',
  forms: ['contact-form', 'general-contact', 'service-request', 'newsletter'].map((name) => ({ ...sampleForm, name })),
  openForm: () => {},
  announce: () => {},
};

/** HTML of a block as a visitor without JavaScript gets it. */
export function renderBlock(block: ReactNode): string {
  return renderToStaticMarkup(
    <German>
      <BlockContext value={sampleContext}>{block}</BlockContext>
    </German>,
  );
}

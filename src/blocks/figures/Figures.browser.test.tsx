import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { Figures } from './Figures.tsx';

afterEach(cleanup);

test('beside a long text the heading stays below its label', async () => {
  await page.viewport(1440, 900);
  renderGerman(
    <Figures
      block={{
        type: 'figures',
        tone: 'light',
        layout: 'row',
        label: 'Im Mietpreis',
        title: 'Schon enthalten',
        text: 'Weitere Kilometer oder Fahrer kommen mit festem Aufpreis ins Angebot. '.repeat(8),
        stats: [{ label: 'Freikilometer', value: '200' }],
      }}
    />,
  );
  const label = screen.getByText('Im Mietpreis').getBoundingClientRect();
  const heading = screen.getByRole('heading', { name: 'Schon enthalten' }).getBoundingClientRect();
  expect(heading.top - label.bottom).toBeLessThan(40);
});

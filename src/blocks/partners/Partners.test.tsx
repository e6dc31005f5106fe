import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Partners } from './Partners.tsx';
import type { PartnersBlock } from './schema.ts';

const partner = (name: string) => ({
  name,
  logoUrl: `/media/logos/${name.toLowerCase()}.svg`,
  alt: `Logo von ${name}`,
});

const block: PartnersBlock = {
  type: 'partners',
  tone: 'light',
  title: 'Partner',
  partners: [partner('Tavenno'), partner('Nuvard')],
};

test('lists the logos with their alternative texts', () => {
  const html = renderBlock(<Partners block={block} />);
  expect(html).toContain('alt="Logo von Tavenno"');
  expect(html.match(/<li/gu)).toHaveLength(2);
});

test('shows the note only where there is one', () => {
  const note = 'Alle Namen sind Beispiele.';
  expect(renderBlock(<Partners block={block} />)).not.toContain(note);
  expect(renderBlock(<Partners block={{ ...block, note }} />)).toContain(note);
});

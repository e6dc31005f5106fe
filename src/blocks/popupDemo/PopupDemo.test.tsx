import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { PopupDemo } from './PopupDemo.tsx';
import type { PopupDemoBlock } from './schema.ts';

const block: PopupDemoBlock = {
  type: 'popupDemo',
  tone: 'light',
  title: 'Formulare',
  features: ['Schließt mit Escape'],
  variants: [
    {
      title: 'Newsletter',
      description: 'E-Mail genügt.',
      ctaLabel: 'Newsletter öffnen',
      contact: { heading: 'Newsletter', subheading: 'Viermal im Jahr.', formId: 'newsletter' },
    },
  ],
};

test('lists the features and heads each variant with an h3', () => {
  const html = renderBlock(<PopupDemo block={block} />);
  expect(html).toContain('Schließt mit Escape');
  expect(html).toMatch(/<h3[^>]*>Newsletter<\/h3>/u);
});

test('gives each variant the button of its form', () => {
  expect(renderBlock(<PopupDemo block={block} />)).toMatch(
    /action="\/formular\/newsletter"[^>]*><input [^>]*><button [^>]*>Newsletter öffnen</u,
  );
});

test('a variant may have a picture', () => {
  const [variant] = block.variants;
  if (!variant) throw new Error('no variant');
  const image = { src: '/media/live.webp', alt: 'Eine Bühne' };
  expect(renderBlock(<PopupDemo block={{ ...block, variants: [{ ...variant, image }] }} />)).toContain(
    'alt="Eine Bühne"',
  );
});

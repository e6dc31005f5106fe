import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Hero } from './Hero.tsx';
import type { HeroBlock } from './schema.ts';

const smallest: HeroBlock = { type: 'hero', tone: 'light', layout: 'split', title: 'Sicherheit' };
const image = { src: '/media/live.webp', alt: 'Silhouette auf einer Bühne' };

test('the title is the page heading, can take focus and names the section', () => {
  const html = renderBlock(<Hero block={smallest} />);
  const id = /<h1 id="([^"]+)" tabindex="-1"/u.exec(html)?.[1];
  expect(id).toBeDefined();
  expect(html).toContain(`aria-labelledby="${id}"`);
});

test('without picture and words nothing but the title is left', () => {
  expect(renderBlock(<Hero block={smallest} />)).not.toMatch(/<img|<a |<p|<dl/u);
});

test.each(['split', 'full', 'poster'] as const)('the picture of layout %s is fetched first', (layout) => {
  expect(renderBlock(<Hero block={{ ...smallest, layout, image }} />)).toMatch(/<img[^>]*fetchPriority="high"/iu);
});

test('layout text shows no picture', () => {
  expect(renderBlock(<Hero block={{ ...smallest, layout: 'text', image }} />)).not.toContain('<img');
});

test('the button leads to its target, the second link stays quiet beside it', () => {
  const html = renderBlock(
    <Hero
      block={{
        ...smallest,
        action: { kind: 'link', label: 'Zum Schutz', href: '/security' },
        secondaryAction: { kind: 'link', label: 'Ablauf', href: '#ablauf' },
      }}
    />,
  );
  expect(html).toMatch(/href="\/security"[^>]*>Zum Schutz/u);
  expect(html).toMatch(/href="#ablauf"[^>]*>Ablauf/u);
});

test('on a poster the first word is set apart, and the heading reads on as one', () => {
  const title = 'Styling: angezogen, nicht *verkleidet*';
  const html = renderBlock(<Hero block={{ ...smallest, layout: 'poster', image, title, label: 'Bereich' }} />);
  expect(html).toMatch(/Bereich<\/p><h1[^>]*><span[^>]*>Styling:<\/span> angezogen, nicht <em>verkleidet<\/em><\/h1>/u);
  expect(renderBlock(<Hero block={{ ...smallest, layout: 'poster', image }} />)).toMatch(
    /<span[^>]*>Sicherheit<\/span>/u,
  );
});

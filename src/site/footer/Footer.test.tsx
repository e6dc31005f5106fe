import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { German } from '../../../tests/german.tsx';
import { sampleMenu, sampleSettings } from '../../../tests/sample-site.ts';
import { Footer } from './Footer.tsx';

const html = renderToStaticMarkup(
  <German>
    <Footer site={sampleSettings} menu={sampleMenu} />
  </German>,
);

test('every leaf of the menu is a plain link, so that the site can be walked without JavaScript', () => {
  for (const path of ['/talent/entertainment/comedian', '/talent/athletik-management', '/styling']) {
    expect(html).toContain(`href="${path}"`);
  }
});

test('an area or a group that is a page too comes before the pages below it', () => {
  const menu = {
    areas: [
      { title: 'Kanzlei', path: '/kanzlei', children: [{ title: 'Kosten', path: '/kosten' }] },
      {
        title: 'Recht',
        children: [{ title: 'Erbe', path: '/erbe', children: [{ title: 'Testament', path: '/testament' }] }],
      },
    ],
  };
  const links = renderToStaticMarkup(
    <German>
      <Footer site={sampleSettings} menu={menu} />
    </German>,
  ).match(/href="\/[^"]+"/gu);
  expect(links).toEqual(['/kanzlei', '/kosten', '/erbe', '/testament'].map((path) => `href="${path}"`));
});

test('the slogan is in its language, imprint and privacy notice are linked', () => {
  expect(html).toMatch(/<p lang="en"[^>]*>FROM PEOPLE\. FOR PEOPLE\./u);
  expect(html).toMatch(/href="\/impressum"[^>]*>.*Impressum/u);
  expect(html).toMatch(/href="\/datenschutz"[^>]*>.*Datenschutz/u);
});

test('social profiles say that they open a new tab', () => {
  expect(html).toMatch(/rel="noopener noreferrer"[^>]*>Instagram<span[^>]*> \(öffnet in neuem Tab\)/u);
});

test('mail link and consent button are there', () => {
  expect(html).toContain(`href="mailto:${sampleSettings.email}"`);
  expect(html).toMatch(/<button [^>]*data-consent-settings[^>]*>Cookie-Einstellungen</u);
});

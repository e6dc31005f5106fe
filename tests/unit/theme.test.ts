import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visitorMail } from '../../mail/letters/visitor-mail.ts';
import { renderPage } from '../../src/app/prerender.tsx';
import { defaultColors, themeRule } from '../../src/design/theme.ts';
import { areaOf, defaultTheme } from '../../src/documents/theme.ts';
import { messageOf } from '../../src/findings/messages/messages.ts';
import { compileSite } from '../../src/pipeline/compile.ts';
import { prerenderer } from '../../src/pipeline/output/prerender.ts';
import { drawGround, drawWords } from '../../src/pipeline/output/share/card.ts';
import { drawIcon, manifestOf } from '../../src/pipeline/output/share/icons.ts';
import { words } from '../../src/words/words.ts';
import { checkedSite, contentOf } from '../small-site.ts';

const drawing = { viewBox: '0 0 10 10', content: '<path d="M0 0"/>' };
const typesetter = { measure: (text: string) => text.length, outline: (text: string) => text };
const chunk = (dynamicImports: string[] = []) => ({ file: 'x.js', dynamicImports });
const letter = { subject: 'Dank', paragraphs: ['Danke.'] };
const ends = { from: 'a@example.com', to: 'b@example.com', name: 'Ada' };
const tools = {
  render: renderPage,
  fonts: [],
  manifest: { 'src/app/bootstrap.ts': chunk(['src/app/client.tsx']), 'src/app/client.tsx': chunk(), block: chunk() },
  integrityOf: () => '',
  hashOf: () => '',
  styleHashOf: () => '',
  pictures: {},
  files: {},
  shareImage: () => undefined,
  blockSource: () => 'block',
  build: '',
};

/** All that a site of these colours writes: a document, the style of answers, share images, icons, the manifest. */
async function outputOf(colors: object): Promise<string> {
  const { site } = compileSite(contentOf({ '_site/theme.json': { colors } }));
  if (!site?.pages[0]) throw new Error('the small site is not valid');
  const { theme, settings } = site;
  const brand = { mark: drawing, wordmark: drawing, colors: theme.colors };
  const cards = (['night', 'day'] as const).flatMap((mood) => {
    const ground = drawGround(mood, brand);
    const card = { headline: 'A', line: 'b', slogan: 'c', mood, language: 'de' as const };
    return [ground.color, ground.svg, drawWords(card, theme.colors, typesetter).svg];
  });
  return [
    await prerenderer(site, tools).prepare(site.pages[0]).draw(),
    themeRule(theme) + readFileSync('public/form-answer.css', 'utf8'),
    manifestOf(settings, theme.colors),
    visitorMail({ site: settings, forms: [], words: words.de, theme }, letter, ends).html ?? '',
    ...(['disc', 'square'] as const).map((shape) => drawIcon(drawing, shape, theme.colors)),
    ...cards,
  ].join('\n');
}

/** As it is written, or by its channels. */
function shownIn(output: string, color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return output.includes(color) || output.includes(`:${channels.join(' ')}`);
}

test.each(Object.entries(defaultColors))('%s is changed everywhere by one value of the theme', async (role, before) => {
  const known = Object.values(defaultColors).filter((color) => color === before);
  expect(known).toHaveLength(1);
  expect(shownIn(await outputOf({}), before)).toBe(true);
  // One step of red aside, so that it can still be read.
  const after = `#${(Number.parseInt(before.slice(1, 3), 16) ^ 1).toString(16).padStart(2, '0')}${before.slice(3)}`;
  const output = await outputOf({ [role]: after });
  expect(shownIn(output, after)).toBe(true);
  expect(shownIn(output, before)).toBe(false);
});

test('no code names a colour of its own', () => {
  const css = readFileSync('public/form-answer.css', 'utf8');
  expect(css.match(/#[0-9a-f]{3,6}\b/gu)).toBeNull();
});

test('a colour that cannot be read is told once, with the pairs, their ratios and one that can', () => {
  const { findings } = checkedSite({ '_site/theme.json': { colors: { muted: '#9a9a9a' } } });
  expect(findings.map(({ code, pointer, nearest }) => [code, pointer, nearest])).toEqual([
    ['theme-contrast', '/colors/muted', '#717171'],
  ]);
  expect(findings.map((finding) => messageOf(finding, 'en').problem)).toEqual([
    expect.stringMatching(/`muted` on `ground` \([\d.]+ instead of 4\.5\), `muted` on `raised` \(/u),
  ]);
});

test('sizes of the site grow with the window, through what it says of a phone and a desktop', () => {
  const rule = themeRule({ ...defaultTheme, sizes: { hero: { phone: 2, desktop: 4 } } });
  expect(rule).toContain('html:root{--size-hero:clamp(2rem, 1.257rem + 3.048vw, 4.914rem)}');
  expect(themeRule(defaultTheme)).not.toContain('--size-');
});

test('lights are shades of the accent, unless the site names them', () => {
  const rule = themeRule({ ...defaultTheme, colors: { ...defaultColors, glow: '#000000' } });
  expect(rule).toContain('--l-core:#b3b3b3;--l-halo:#595959;--l-rim:#000000;--rgb-sheen:0 0 0;--rgb-lamp:0 0 0');
  expect(themeRule({ ...defaultTheme, lights: { core: '#010203', lamp: '#010203' } })).toMatch(
    /--l-core:#010203;.*--rgb-lamp:1 2 3/u,
  );
});

test('spaces and the corners of pictures are the site’s, where it names any', () => {
  const rule = themeRule({
    ...defaultTheme,
    radii: { control: '1rem', picture: '2rem' },
    spaces: { block: { phone: 1, desktop: 1 } },
  });
  expect(rule).toContain('--radius-control:1rem');
  expect(rule).toContain('--space-block:clamp(1rem, 1rem + 0vw, 1rem)');
  expect(rule).toContain("[data-reveal='zoom']{border-radius:2rem;overflow:clip}");
});

test('a page says which area it lies in, the inner one of two, in every language; the colours of each are in the theme’s rule', async () => {
  const areas = [
    { path: '/live', band: '#dde3e8' },
    { path: '/live/club', band: '#e3e8dd', mutedOnBand: '#454d55', stage: '#000000', stageRaised: '#0f0f0f' },
  ];
  expect(themeRule({ ...defaultTheme, areas })).toContain(
    ":root:has([data-area='/live']),[data-to$='/live'],[data-to*='/live/']{--c-band:#dde3e8}:root:has([data-area='/live/club']),[data-to$='/live/club'],[data-to*='/live/club/']{--c-band:#e3e8dd;--c-mutedOnBand:#454d55;--c-stage:#000000;--c-stageRaised:#0f0f0f;--rgb-stage:0 0 0}",
  );
  const within = (route: string, home = '/') => areaOf({ areas }, route, home)?.path;
  expect([within('/live'), within('/live/club/one'), within('/live/clubs'), within('/lively'), within('/')]).toEqual([
    '/live',
    '/live/club',
    '/live',
    undefined,
    undefined,
  ]);
  expect([within('/en/live/one', '/en'), within('/en', '/en')]).toEqual(['/live', undefined]);
  const { site } = compileSite(contentOf({ '_site/theme.json': { areas: [{ path: '/', band: '#dde3e8' }] } }));
  const home = site?.pages.find(({ route }) => route === '/');
  if (!site || !home) throw new Error('the small site is not valid');
  expect(await prerenderer(site, tools).prepare(home).draw()).toMatch(/<main [^>]*data-area="\/"/u);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeOfClick } from './links.ts';

/** As much of a link as a click is asked about. */
class Link {
  readonly href: string;
  readonly target: string;
  readonly #download: boolean;
  constructor(href: string, { target = '', download = false } = {}) {
    this.href = new URL(href, 'https://www.example.com/security').href;
    this.target = target;
    this.#download = download;
  }
  closest(selector: string) {
    return selector === 'a' ? this : null;
  }
  hasAttribute(name: string) {
    return name === 'download' && this.#download;
  }
}

beforeEach(() => void vi.stubGlobal('Element', Link));
afterEach(() => vi.unstubAllGlobals());

const here = { origin: 'https://www.example.com', pathname: '/security', search: '' } as Location;

const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const click = (link: Link, how: Partial<typeof plain> = {}) =>
  routeOfClick({ ...plain, ...how, target: link } as unknown as MouseEvent, here);

test.each([
  ['/styling', { path: '/styling', hash: '' }],
  ['/', { path: '/', hash: '' }],
  ['/#services', { path: '/', hash: '#services' }],
  ['https://www.example.com/live/event-production', { path: '/live/event-production', hash: '' }],
  ['/security', { path: '/security', hash: '' }],
])('takes over a click on %s', (href, target) => {
  expect(click(new Link(href))).toEqual(target);
});

test.each([
  '#ablauf',
  '/security#ablauf',
  'https://example.com/styling',
  'http://www.example.com/styling',
  'mailto:kontakt@example.com',
  'tel:+493023125000',
  '/media/mappe.pdf',
  '/robots.txt',
])('leaves %s to the browser', (href) => {
  expect(click(new Link(href))).toBeUndefined();
});

test.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { defaultPrevented: true },
])('leaves a click with %j to the browser', (how) => {
  expect(click(new Link('/styling'), how)).toBeUndefined();
});

test('leaves links to other windows and downloads to the browser', () => {
  expect(click(new Link('/styling', { target: '_blank' }))).toBeUndefined();
  expect(click(new Link('/styling', { target: '_self' }))).toBeDefined();
  expect(click(new Link('/styling', { download: true }))).toBeUndefined();
});

import type { Colors } from '../../../design/theme.ts';
import type { Site } from '../../../documents/site.ts';
import type { Link } from '../document.ts';
import { type Drawing, placeDrawing } from './drawing.ts';

/** Where browsers, phones and home screens find the sign of the site. */
export const ICONS = {
  vector: '/favicon.svg',
  legacy: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  manifest: '/manifest.webmanifest',
} as const;

/** The links of a document. The `.ico` has its size, so that browsers that can use the drawing do. */
export const ICON_LINKS: readonly Link[] = [
  { rel: 'icon', href: ICONS.legacy, sizes: '32x32' },
  { rel: 'icon', href: ICONS.vector, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: ICONS.apple },
  { rel: 'manifest', href: ICONS.manifest },
];

/** Icons that the build draws in pixels; a browser that asks for the `.ico` gets the small one. */
export const PIXELS = [
  { path: ICONS.legacy, size: 32, shape: 'disc' },
  { path: ICONS.apple, size: 180, shape: 'square' },
  { path: ICONS.small, size: 192, shape: 'square' },
  { path: ICONS.large, size: 512, shape: 'square' },
] as const;

/**
 * The mark in a disc. For tabs the disc in the brand's colour alone, which works on light and dark; for home screens a square that may
 * be cut to any shape, the disc of light within the middle 80 % that no mask touches.
 */
export function drawIcon(mark: Drawing, shape: 'disc' | 'square', { brand, ground, glow, stage }: Colors): string {
  const inner =
    shape === 'disc'
      ? `<circle cx="50" cy="50" r="50" fill="${brand}"/>${placeDrawing(mark, { x: 9, y: 27.5, width: 82, height: 45 }, ground, 2.4)}`
      : `<defs><radialGradient id="a"><stop stop-color="${glow}" stop-opacity=".4" offset=".5"/><stop stop-color="${glow}" stop-opacity="0" offset="1"/></radialGradient></defs><path fill="${stage}" d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="56" fill="url(#a)"/><circle cx="50" cy="50" r="32" fill="${glow}"/>${placeDrawing(mark, { x: 25, y: 36, width: 50, height: 28 }, stage, 0.6)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inner}</svg>`;
}

/** What a phone needs to put the site on its home screen. */
export function manifestOf(site: Site, { ground }: Colors): string {
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
  const icons = [icon(ICONS.small, 192), icon(ICONS.large, 512)];
  const manifest = {
    name: site.name,
    short_name: site.name.length <= 12 ? site.name : site.mark,
    lang: site.language,
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: icons.flatMap((one) => [
      { ...one, purpose: 'any' },
      { ...one, purpose: 'maskable' },
    ]),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

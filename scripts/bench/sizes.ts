import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/findings/messages/message.ts';
import { kb, print } from './print.ts';

const words = {
  de: {
    sizes: 'Größen',
    missing: (dist: string) => `${dist}/ fehlt: zuerst npm run build`,
    script: 'JavaScript einer Seite',
    range: (from: string, to: string) => `${from} bis ${to}, brotli`,
    html: 'HTML einer Seite',
    most: (size: string) => `höchstens ${size}, brotli`,
  },
  en: {
    sizes: 'sizes',
    missing: (dist: string) => `${dist}/ is missing: npm run build first`,
    script: 'JavaScript of a page',
    range: (from: string, to: string) => `${from} to ${to}, brotli`,
    html: 'HTML of a page',
    most: (size: string) => `at most ${size}, brotli`,
  },
};

/** JavaScript and HTML that pages of a built site consist of. */
export function benchSizes(dist: string, language: Language) {
  const text = words[language];
  if (!existsSync(join(dist, 'build.json'))) {
    print(text.sizes, text.missing(dist));
    return;
  }
  const { routes }: { routes: string[] } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
  const sizes = routes.map((route) => ({ route, ...pageSizes(dist, route) }));
  const largest = sizes.reduce((a, b) => (a.script > b.script ? a : b));
  const smallest = sizes.reduce((a, b) => (a.script < b.script ? a : b));
  const heaviest = sizes.reduce((a, b) => (a.html > b.html ? a : b));
  const named = (bytes: number, route: string) => `${kb(bytes)} (${route})`;
  print(text.script, text.range(named(smallest.script, smallest.route), named(largest.script, largest.route)));
  print(text.html, text.most(named(heaviest.html, heaviest.route)));
}

function pageSizes(dist: string, route: string): { script: number; html: number } {
  const file = join(dist, `${route === '/' ? '/index' : route}.html`);
  const html = readFileSync(file, 'utf8');
  const scripts = html.matchAll(/(?:src|modulepreload" href)="(\/assets\/[^"]+\.js)"/gu);
  const script = [...scripts].reduce((sum, [, path = '']) => sum + sizeOf(join(dist, path)), 0);
  return { script, html: sizeOf(file) };
}

const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

import type { Problem } from '../src/findings/finding.ts';
import type { Check } from '../src/pipeline/check/check.ts';
import { type Checked, checkSite } from '../src/pipeline/compile.ts';
import type { SiteModel } from '../src/pipeline/model/site-model.ts';
import type { Content } from '../src/pipeline/read/content.ts';
import { sampleSite } from './sample-site.ts';

/** JSON documents by file; a string is the text of a file that may be no JSON. */
export type Files = Record<string, unknown>;

export const hero = { type: 'hero', title: 'Für Menschen' };

/** A valid page with these blocks behind its main heading. */
export const page = (name: string, blocks: readonly unknown[] = [], head: object = {}) => ({
  title: name,
  description: `${name}: eine Seite, die es nur in den Tests gibt und deren Beschreibung lang genug ist.`,
  blocks: [hero, ...blocks],
  ...head,
});

export const field = (name: string, more: object = {}) => ({ name, label: name, type: 'text', ...more });

export const form = (name: string, fields: readonly unknown[] = [field('name')]) => ({
  name,
  title: 'Schreiben Sie uns',
  fields,
  success: { title: 'Vielen Dank', text: 'Wir melden uns.' },
});

export const menu = (...paths: string[]) => ({
  areas: [{ title: 'LIVE', path: '/' }],
  services: { title: 'Services', children: [{ title: 'Start', path: '/' }] },
  legal: [{ title: 'Start', path: '/' }, ...paths.map((path) => ({ title: path, path }))],
});

const defaults: Files = {
  '_site/site.json': sampleSite,
  '_site/menu.json': menu(),
  '_site/not-found.json': {
    title: 'Nicht gefunden',
    description: 'Diese Seite gibt es nicht.',
    blocks: [{ type: 'notFound', code: '404', title: 'Leer', links: [{ label: 'Start', href: '/' }] }],
  },
  '_site/forms/contact.json': form('contact-form'),
  'index.json': page('Start'),
};

const encoder = new TextEncoder();
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** A small sound site, with these files in place of or beside its own; undefined takes one away. */
export function contentOf(files: Files = {}, assets: readonly string[] = ['logo.svg', 'live.webp']): Content {
  const all = Object.entries({ ...defaults, ...files }).filter(([, value]) => value !== undefined);
  return { files: all.map(([path, value]) => ({ path, bytes: encoder.encode(textOf(value)) })), assets };
}

export const checkedSite = (files?: Files, assets?: readonly string[]): Checked => checkSite(contentOf(files, assets));

/** What the checks are handed for such a site. Its files must be valid, or the test proves something else. */
export function siteOf(files: Files = {}, assets?: readonly string[]): SiteModel {
  const { model } = checkedSite(files, assets);
  const invalid = model.documents.filter((document) => document.value === undefined).map((document) => document.file);
  if (invalid.length > 0) throw new Error(`not valid: ${invalid.join(', ')}`);
  return model;
}

/** What a check says of a site, short: code, file and pointer, and what it suggests. */
export const problemsOf = (check: Check, site: SiteModel) => check(site).map(shortOf);

function shortOf({ code, file, spot, nearest }: Problem): string {
  const path = 'path' in spot ? `/${(spot.path ?? []).join('/')}` : '';
  return `${code} ${file}${path === '' ? '' : `#${path}`}${nearest === undefined ? '' : ` → ${nearest}`}`;
}

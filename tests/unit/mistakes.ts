import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import { iconNames } from '../../src/fields/icons.gen.ts';
import { readContent } from '../../src/files/content.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { messageOf } from '../../src/findings/messages/messages.ts';
import { type Compiled, compileSite, siteReader } from '../../src/pipeline/compile.ts';
import type { Content } from '../../src/pipeline/read/content.ts';

const root = fileURLToPath(new URL('../fixtures/mistakes/', import.meta.url));

/** A mistake of an author, as its folder tells it. */
export interface Mistake {
  /** what the author did */
  mistake: string;
  /** files of the base site that are gone */
  remove?: string[];
  /** what a helpful tool shows, all of it */
  findings: Shown[];
  /** codes of what shows only once the fixes are made */
  afterFix?: string[];
}

/** A finding as authors and tools see it. */
export type Shown = Pick<
  Finding,
  'code' | 'severity' | 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'pointer' | 'block'
> & {
  expected?: string | undefined;
  received?: string | undefined;
  nearest?: string | undefined;
  /** what `validate -- --fix` writes in place of what */
  fix?: string | undefined;
  de: string;
  /** where the case tells it too */
  en?: string;
};

/** Folders below `tests/fixtures/mistakes`, a mistake each. */
export const mistakeNames = readdirSync(root)
  .filter((name) => name !== 'base')
  .sort();

const base = readContent(join(root, 'base'));

/** The sound site: the same files each time, so that a reader reads them once. */
export const baseSite = (): Content => base;

/** Has read the files of the sound site once they have been seen. */
export const reader = siteReader();

export function readMistake(name: string): Mistake {
  return JSON.parse(readFileSync(join(root, name, 'case.json'), 'utf8'));
}

/** The base site with the files of a mistake's folder laid over it. */
export function siteWith(name: string): Content {
  const overlay = readContent(join(root, name));
  const files = overlay.files.filter((file) => file.path !== 'case.json');
  const removed = new Set([...(readMistake(name).remove ?? []), ...files.map((file) => file.path)]);
  return {
    ...base,
    files: [...base.files.filter((file) => !removed.has(file.path)), ...files],
    assets: [...base.assets, ...overlay.assets],
    media: new Map([...(base.media ?? []), ...(overlay.media ?? [])]),
  };
}

const observed = new Map<string, Shown[]>();

/** What the pipeline shows for a mistake's folder. */
export function observe(name: string): Shown[] {
  const shown = observed.get(name) ?? show(compileSite(siteWith(name), reader));
  observed.set(name, shown);
  return shown;
}

export const show = ({ findings, texts }: Pick<Compiled, 'findings' | 'texts'>): Shown[] =>
  findings.map((finding) => showFinding(finding, texts.get(finding.file) ?? ''));

function showFinding(finding: Finding, source: string): Shown {
  const { details: _, expected, received, nearest, fix, ...place } = finding;
  const words = (language: 'de' | 'en') => {
    const { problem, remedy } = messageOf(finding, language);
    return abridge(`${problem} ${remedy}`, finding);
  };
  return {
    ...place,
    expected: expected && abridge(expected, finding),
    received,
    nearest,
    fix: fix
      ?.map(({ offset, length, text }) => `${source.slice(offset, offset + length)} → ${text}`.replaceAll(/\s+/gu, ' '))
      .join('; '),
    de: words('de'),
    en: words('en'),
  };
}

/** Lists that grow with the project stand in the fixtures under their names, so that a new block breaks no fixture. */
function abridge(text: string, finding: Finding): string {
  const types = Object.keys(blockSchemas);
  const known = 'known' in finding.details ? finding.details.known : [];
  return [
    [types.join(', '), '<block types>'],
    [types.map((type) => `"${type}"`).join(' | '), '<block types>'],
    [iconNames.join(', '), '<icons>'],
    [known.length > 1 ? known.join(', ') : '', '<free properties>'],
  ].reduce((shown, [list = '', name = '']) => (list === '' ? shown : shown.replace(list, name)), text);
}

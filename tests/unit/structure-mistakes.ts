import { readFileSync } from 'node:fs';
import { type Fixed, fixSite } from '../../src/tools/fix/fix.ts';
import { baseSite, type Shown, show } from './mistakes.ts';

/** A mistake in how the parts of a page are put together, as an entry of `tests/fixtures/structure-mistakes.json`. */
interface StructureMistake {
  /** what the author did */
  mistake: string;
  /** made in the page of the mistakes' base site by writing `wrong` in place of `right` */
  right: string;
  wrong: string;
  findings: ReadonlyArray<Pick<Shown, 'code' | 'de' | 'en'> & { at: string }>;
  /** what `validate -- --fix` makes of it: the lines that it writes, and the codes of what remains; absent where it writes none */
  fixed?: { lines: string[]; left: string[] };
}

export const structureMistakes: readonly StructureMistake[] = JSON.parse(
  readFileSync(new URL('../fixtures/structure-mistakes.json', import.meta.url), 'utf8'),
);

const PAGE = 'security.json';
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const pageOf = ({ files }: Pick<ReturnType<typeof baseSite>, 'files'>) =>
  decode(files.find(({ path }) => path === PAGE)?.bytes);

/** What an author is shown for a mistake, and what fixing makes of it. */
export function observeStructure({ right, wrong }: Pick<StructureMistake, 'right' | 'wrong'>) {
  const base = baseSite();
  const sound = pageOf(base);
  if (!sound.includes(right)) throw new Error(`${PAGE} has no ${right}`);
  const text = sound.replace(right, () => wrong);
  const bytes = new TextEncoder().encode(text);
  const site = { ...base, files: base.files.map((file) => (file.path === PAGE ? { path: PAGE, bytes } : file)) };
  const none = fixSite(site, () => false);
  const findings = show(none.checked)
    .filter(({ file }) => file === PAGE)
    .map(({ code, line, column, endLine, endColumn, de, en }) => {
      const end = endLine === line ? endColumn : `${endLine}:${endColumn}`;
      return { code, at: `${line}:${column}-${end}`, de, en };
    });
  return { findings, fixed: fixedLines(text, fixSite(site)) };
}

function fixedLines(before: string, { content, checked, files }: Fixed) {
  if (files.length === 0) return undefined;
  const lines = pageOf(content)
    .split('\n')
    .filter((line) => !before.split('\n').includes(line));
  return { lines, left: checked.findings.map(({ code }) => code) };
}

import { readFileSync } from 'node:fs';
import { type Fixed, fixSite } from '../../src/tools/fix/fix.ts';
import { baseSite, type Shown, show } from './mistakes.ts';

/** A mistake in how the parts of a page, or of another document, are put together, as an entry of `tests/fixtures/structure-mistakes.json`. */
interface StructureMistake {
  /** what the author did */
  mistake: string;
  /** made in the page of the mistakes' base site, or in this file, by writing `wrong` in place of `right`; empty for a new file */
  file?: string;
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
const textOf = ({ files }: Pick<ReturnType<typeof baseSite>, 'files'>, file: string) =>
  decode(files.find(({ path }) => path === file)?.bytes);

/** What an author is shown for a mistake, and what fixing makes of it. */
export function observeStructure({ file = PAGE, right, wrong }: Pick<StructureMistake, 'file' | 'right' | 'wrong'>) {
  const base = baseSite();
  const sound = textOf(base, file);
  if (!sound.includes(right)) throw new Error(`${file} has no ${right}`);
  const text = sound.replace(right, () => wrong);
  const others = base.files.filter(({ path }) => path !== file);
  const site = { ...base, files: [...others, { path: file, bytes: new TextEncoder().encode(text) }] };
  const none = fixSite(site, () => false);
  const findings = show(none.checked)
    .filter((finding) => finding.file === file)
    .map(({ code, line, column, endLine, endColumn, de, en }) => {
      const end = endLine === line ? endColumn : `${endLine}:${endColumn}`;
      return { code, at: `${line}:${column}-${end}`, de, en };
    });
  return { findings, fixed: fixedLines(text, fixSite(site), file) };
}

function fixedLines(before: string, { content, checked, files }: Fixed, file: string) {
  if (files.length === 0) return undefined;
  const lines = textOf(content, file)
    .split('\n')
    .filter((line) => !before.split('\n').includes(line));
  return { lines, left: checked.findings.map(({ code }) => code) };
}

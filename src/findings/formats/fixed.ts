import type { FixedFinding } from '../finding.ts';
import { type Paint, placeOf, printable, type Report } from './report.ts';

const words = {
  de: {
    fixed: 'behoben',
    deleted: (text: string) => `${text} gelöscht`,
    inserted: (text: string) => `${text} eingefügt`,
    summary: (findings: number, files: number) =>
      `${findings} ${findings === 1 ? 'Problem' : 'Probleme'} in ${files} ${files === 1 ? 'Datei' : 'Dateien'} behoben.`,
  },
  en: {
    fixed: 'fixed',
    deleted: (text: string) => `${text} deleted`,
    inserted: (text: string) => `${text} inserted`,
    summary: (findings: number, files: number) =>
      `${findings} ${findings === 1 ? 'problem' : 'problems'} fixed in ${files} ${files === 1 ? 'file' : 'files'}.`,
  },
};

/** A line for everything that was fixed: its place, what stood there, and what is written there now. */
export function prettyFixed(
  report: Pick<Report, 'folder' | 'language'>,
  fixed: readonly FixedFinding[],
  paint: Paint,
): string {
  const text = words[report.language];
  const lines = fixed.map(({ finding, changes }) => {
    const shown = changes.map((change) => changeText(change, text)).filter(Boolean);
    const head = `${paint('bold', placeOf(report, finding))}  ${paint('green', text.fixed)}  ${paint('dim', finding.code)}`;
    return [head, ...shown].join('  ');
  });
  const files = new Set(fixed.map(({ finding }) => finding.file));
  return [...lines, paint('green', text.summary(fixed.length, files.size))].join('\n');
}

function changeText({ from, to }: { from: string; to: string }, text: (typeof words)['de']): string {
  if (from === to) return '';
  if (to === '') return text.deleted(shorten(from));
  return from === '' ? text.inserted(shorten(to)) : `${shorten(from)} → ${shorten(to)}`;
}

function shorten(source: string): string {
  const line = printable(source.trim().replaceAll(/\s+/gu, ' '));
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

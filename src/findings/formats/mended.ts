import type { MendedFinding } from '../finding.ts';
import { fileName, type Paint, type Report } from './report.ts';

const words = {
  de: {
    mended: 'behoben',
    deleted: (text: string) => `${text} gelöscht`,
    inserted: (text: string) => `${text} eingefügt`,
    summary: (findings: number, files: number) =>
      `${findings} ${findings === 1 ? 'Problem' : 'Probleme'} in ${files} ${files === 1 ? 'Datei' : 'Dateien'} behoben.`,
  },
  en: {
    mended: 'fixed',
    deleted: (text: string) => `${text} deleted`,
    inserted: (text: string) => `${text} inserted`,
    summary: (findings: number, files: number) =>
      `${findings} ${findings === 1 ? 'problem' : 'problems'} fixed in ${files} ${files === 1 ? 'file' : 'files'}.`,
  },
};

/** A line for everything that was fixed: its place, what stood there, and what is written there now. */
export function prettyMended(
  report: Pick<Report, 'folder' | 'language'>,
  mended: readonly MendedFinding[],
  paint: Paint,
): string {
  const text = words[report.language];
  const lines = mended.map(({ finding, changes }) => {
    const place = `${fileName(report, finding)}:${finding.line}:${finding.column}`;
    const shown = changes.map((change) => changeText(change, text)).filter(Boolean);
    const head = `${paint('bold', place)}  ${paint('green', text.mended)}  ${paint('dim', finding.code)}`;
    return [head, ...shown].join('  ');
  });
  const files = new Set(mended.map(({ finding }) => finding.file));
  return [...lines, paint('green', text.summary(mended.length, files.size))].join('\n');
}

function changeText({ from, to }: { from: string; to: string }, text: (typeof words)['de']): string {
  if (from === to) return '';
  if (to === '') return text.deleted(shorten(from));
  return from === '' ? text.inserted(shorten(to)) : `${shorten(from)} → ${shorten(to)}`;
}

function shorten(source: string): string {
  const line = source.trim().replaceAll(/\s+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

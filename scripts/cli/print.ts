import { styleText } from 'node:util';
import { github } from '../../src/findings/formats/github.ts';
import { json } from '../../src/findings/formats/json.ts';
import { pretty } from '../../src/findings/formats/pretty.ts';
import type { Paint, Report } from '../../src/findings/formats/report.ts';
import { sarif } from '../../src/findings/formats/sarif.ts';
import { shownPath } from './caller.ts';

const formats = {
  pretty: (report: Report) => pretty(report, paintOfTerminal()),
  json,
  github,
  sarif,
};

export type Format = keyof typeof formats;

export const formatFlag = {
  about: { de: 'für Menschen oder für Programme', en: 'for people or for programs' },
  value: ['pretty', 'json', 'github', 'sarif'],
  default: 'pretty',
} as const;

/** Colours only on a terminal that wants them. */
export const paintOfTerminal = (): Paint =>
  process.stdout.isTTY && !process.env.NO_COLOR ? (style, text) => styleText(style, text) : (_, text) => text;

/** Prints a report. Returns the exit code of a check: 1 where there is an error. */
export function printReport(report: Report, format: Format = 'pretty'): 0 | 1 {
  const text = formats[format]({ ...report, folder: shownPath(report.folder) });
  if (text !== '') process.stdout.write(`${text}\n`);
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

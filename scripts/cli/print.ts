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
export const isPainted = (): boolean => process.stdout.isTTY && !process.env.NO_COLOR;

export const paintOfTerminal = (): Paint => (isPainted() ? (style, text) => styleText(style, text) : (_, text) => text);

/** A report as it is printed. */
export interface Printed {
  text: string;
  /** exit code of a check: 1 where there is an error */
  code: 0 | 1;
}

export function printed(report: Report, format: Format = 'pretty'): Printed {
  const text = formats[format]({ ...report, folder: shownPath(report.folder) });
  const isWrong = report.findings.some(({ severity }) => severity === 'error');
  return { text: text === '' ? '' : `${text}\n`, code: isWrong ? 1 : 0 };
}

/** Prints a report. Returns the exit code of a check. */
export const printReport = (report: Report, format: Format = 'pretty') => print(printed(report, format));

/** Prints what is ready to be printed. Returns the exit code. */
export function print({ text, code }: Printed): Printed['code'] {
  if (text !== '') process.stdout.write(text);
  return code;
}

import type { Mend } from '../../../findings/finding.ts';
import type { Mistake } from './mistake.ts';

const STRAIGHT_QUOTED = /^'([^'"\\\r\n]*)'(?=\s*[,:}\]])/u;
const TYPOGRAPHIC_QUOTED = /^[„“”»«‚‘’]([^„“”»«‚‘’"\\\r\n]*)[„“”»«‚‘’"](?=\s*[,:}\]])/u;
const CLOSING = /^[“”„«»‘’][ \t]*[,:]?[ \t]*(?:[\r\n]|$)/u;

/** What mends broken JSON where only one thing can be meant. Comments are not deleted: someone wrote them to be read. */
export function syntaxMend(text: string, { code, from, to }: Mistake): Mend | undefined {
  const write = (written: string, end = to): Mend => ({ edits: [{ offset: from, length: end - from, text: written }] });
  const quoted = (match: RegExpExecArray | null) =>
    match ? write(`"${match[1] ?? ''}"`, from + match[0].length) : undefined;
  const rest = () => text.slice(from);
  switch (code) {
    case 'syntax-trailing-comma':
      return write('');
    case 'syntax-missing-comma':
      return write(',', from);
    case 'syntax-invisible':
      return write(' ');
    case 'syntax-unquoted-key':
      return write(text[to] === '"' ? `"${text.slice(from, to)}` : `"${text.slice(from, to)}"`);
    case 'syntax-single-quote':
      return quoted(STRAIGHT_QUOTED.exec(rest()));
    case 'syntax-typographic-quote':
      return quoted(TYPOGRAPHIC_QUOTED.exec(rest())) ?? (CLOSING.test(rest()) ? write('"', from + 1) : undefined);
    default:
      return undefined;
  }
}

import type { SyntaxContext, Token } from './context.ts';
import { type Mistake, plain, structural } from './mistake.ts';

/** A comment that never ends swallows the rest of the file, so it counts as a missing end. */
export function commentMistake(text: string, from: number, to: number): Mistake {
  const endless = text.startsWith('/*', from) && !text.slice(from + 2, to).endsWith('*/');
  return endless ? plain(text, 'syntax-comment-open', from, from + 2) : plain(text, 'syntax-comment', from, to);
}

export function escapeMistake(text: string, from: number, to: number): Mistake {
  const string = /^"(?:[A-Za-z]:\\|\\\\[\p{L}\p{N}])[^"\r\n]*"?/u.exec(text.slice(from, to))?.[0];
  if (string) return plain(text, 'syntax-computer-path', from, from + string.length);
  const path = /^"\\?[\w.-]+(?:\\[\w.-]+)+"/u.exec(text.slice(from, to))?.[0];
  const isPath =
    path &&
    (/^"(?:\\|_?media|public|pages-data|live)|\.\w+"$/iu.test(path) ||
      /"(?:src|href|path)"\s*:\s*$/u.test(text.slice(0, from)));
  if (path && isPath) return structural(text, 'syntax-backslashes', from, from + path.length);
  const wrong = [...text.slice(from, to).matchAll(/\\(?:["\\/bfnrt]|u[0-9a-f]{4}|(u[0-9a-f]{0,3}|.))/gisu)].find(
    (match) => match[1],
  );
  const at = from + (wrong?.index ?? 0);
  return plain(text, 'syntax-escape', at, at + (wrong?.[0].length ?? 1));
}

/** A tab or another control character inside a string. */
export function controlMistake(text: string, from: number, to: number): Mistake {
  const at =
    from +
    text
      .slice(from, to)
      .split('')
      .findIndex((character) => character < ' ');
  return /[\t\r\n]/u.test(text[at] ?? '')
    ? plain(text, 'syntax-line-break', at, at + 1)
    : structural(text, 'syntax-control', at, at + 1);
}

/** A string that its line does not end: delimited wrongly, broken in two, or never closed. */
export function stringMistake(text: string, from: number, to: number): Mistake {
  const typographic = /[“”„«»‘’]\s*[,:]?\s*$/u.exec(text.slice(from, to));
  if (typographic)
    return plain(text, 'syntax-typographic-quote', from + typographic.index, from + typographic.index + 1);
  const next = text.slice(to).trimStart();
  const goesOn = next !== '' && !/^["{}[\],]/u.test(next);
  if (goesOn) return plain(text, 'syntax-line-break', from, to);
  return plain(text, 'syntax-missing-quote', from, from + 1);
}

const IN_TEXT = /[\p{L}\p{N}„“”‚‘’«»!?(.…–%&-]/u;

/**
 * A string before `offset` that took in more than its author meant, or less: `"title: "Foo"` lacks a quote behind the
 * name, `"Der "große" Auftritt"` has straight quotes inside.
 */
export function stringReadTooFar(
  text: string,
  string: Token,
  offset: number,
  expects: SyntaxContext['expects'],
): Mistake | undefined {
  if (string.sign !== '"' || text.slice(string.end, offset).includes('\n')) return undefined;
  const char = text[offset] ?? '';
  if (expects === 'colon') {
    const name = /^"[^"]*?([“”„«»’‘]?)\s*:\s*"$/u.exec(text.slice(string.offset, string.end));
    if (!name) return undefined;
    const quote = name[1] ? string.offset + name[0].indexOf(name[1]) : undefined;
    if (quote !== undefined) return plain(text, 'syntax-typographic-quote', quote, quote + 1);
    // `"lead:" "…"`: the colon is inside the quotes.
    if (char === '"') return plain(text, 'syntax-missing-colon', string.end - 2, string.end);
    return plain(text, 'syntax-missing-quote', string.offset, string.offset + 1);
  }
  // `<a href="/kontakt">`: copied from a web page or a mail, with quotes of its own.
  const tag = /<[a-z][^<>"]*="$/iu.exec(text.slice(string.offset, string.end));
  if (tag) return structural(text, 'syntax-html', string.offset + tag.index, string.end);
  // `"title": "Foo, "icon": "x"`: what ends the text is the quote before the next name.
  if (
    expects === 'comma' &&
    /,\s*"$/u.test(text.slice(string.offset, string.end)) &&
    /^\w+"\s*:/u.test(text.slice(offset))
  )
    return plain(text, 'syntax-missing-quote', string.offset, string.offset + 1);
  const doubled = /^[^"\r\n]+""(?=\s*[,}\]])/u.exec(text.slice(offset))?.[0];
  const adjacent = string.end === offset;
  if (expects === 'comma' && adjacent && string.end - string.offset === 2 && doubled)
    return plain(text, 'syntax-doubled-quotes', string.offset, offset + doubled.length);
  if (expects === 'comma' && (IN_TEXT.test(char) || (char === '"' && adjacent))) {
    return plain(text, 'syntax-inner-quote', string.end - 1, string.end);
  }
  return undefined;
}

/** `1,5`, `012`, `0x1F`, `1.`: a number in a form that JSON does not have. */
export function numberMistake(
  text: string,
  offset: number,
  [previous, earlier]: SyntaxContext['before'],
): Mistake | undefined {
  const touches = (token: Token | undefined, next: number) => token?.end === next && /[0-9-]/u.test(token.sign);
  const start = [
    touches(previous, offset) ? previous?.offset : undefined,
    previous?.sign === ',' && previous.end === offset && touches(earlier, previous.offset)
      ? earlier?.offset
      : undefined,
    isUnfinishedNumber(text, offset) ? offset : undefined,
  ].find((from) => from !== undefined);
  if (start === undefined || !/[\p{L}\p{N}.+%€/-]/u.test(text[offset] ?? '')) return undefined;
  const day = OF_DAY.test(text.slice(0, start)) ? DAY.exec(text.slice(start))?.[0] : undefined;
  if (day !== undefined) return structural(text, 'syntax-bare-day', start, start + day.length);
  return plain(text, 'syntax-bare-word', start, wordEnd(text, offset));
}

/** Properties that are days, up to their value. */
const OF_DAY = /"(?:publish(?:From|Until)|earliest|latest)"\s*:\s*$/iu;
const DAY = /^[0-9]+(?:[-/.] ?[0-9]+[-/.] ?[0-9]+|\. ?\p{L}+\.? [0-9]+)/u;

const isUnfinishedNumber = (text: string, offset: number) =>
  /^-?[0-9]+(?:\.|\.?[0-9]*[eE][+-]?)(?![0-9])/u.test(text.slice(offset, offset + 40));

export function wordEnd(text: string, offset: number): number {
  return offset + (/^[^\s:,{}[\]"]+/u.exec(text.slice(offset))?.[0].length ?? 1);
}

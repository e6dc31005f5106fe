import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/** The stack of an error, with places in built modules as those of the sources; a built module has its source map beside it. */
export const writtenStack = (stack: string): string =>
  stack.replaceAll(/(\/[^\s():/][^\s():]*\.js):(\d+):(\d+)/gu, (place, file: string, line, column) => {
    if (!existsSync(`${file}.map`)) return place;
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    return `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });

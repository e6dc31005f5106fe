import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

const PLACE = /(\/[^\s():/][^\s():]*\.m?js):(\d+):(\d+)/gu;

/**
 * The stack of an error, with places in built modules as those of the sources; a built module has its source map beside it.
 *
 * @param {string} stack
 * @returns {string}
 */
export function writtenStack(stack) {
  const maps = new Map();
  return stack.replaceAll(PLACE, (place, file, line, column) => {
    if (!maps.has(file)) maps.set(file, mapBeside(file));
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column)) ?? {};
    if (!('fileName' in origin)) return place;
    return `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapBeside(file) {
  if (!existsSync(`${file}.map`)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
}

/** Has the stacks of errors name the sources. Node's own way reads all maps as soon as it loads the modules: a fifth of a build. */
export function traceSources() {
  Error.prepareStackTrace = (error, frames) => writtenStack([error, ...frames].join('\n    at '));
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

let time: number;
let written: string[];
beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  written = [];
});
afterEach(() => vi.useRealTimers());

const PICTURES = { de: 'Bilder', en: 'Pictures' };

function progressOn(isTTY: boolean, language: 'de' | 'en' = 'de') {
  const output = { isTTY, write: (text: string) => written.push(text) };
  return showProgress(language, output, () => time);
}

test('a quick step is not shown', () => {
  const progress = progressOn(true);
  progress.begin(PICTURES, 2);
  progress.advance();
  progress.advance();
  progress.end();
  expect(written).toEqual([]);
});

test('a log gets one line for each step that takes long', () => {
  const progress = progressOn(false);
  progress.begin(PICTURES, 10);
  time = 3000;
  for (let done = 0; done < 3; done++) progress.advance();
  progress.begin({ de: 'Seiten', en: 'Pages' }, 4);
  time = 6000;
  progress.advance();
  progress.end();
  expect(written).toEqual(['Bilder: 1 von 10, noch 27 s\n', 'Seiten: 1 von 4, noch 9 s\n']);
});

test('on a terminal one line changes, and is gone in the end', () => {
  const progress = progressOn(true, 'en');
  progress.begin(PICTURES, 10);
  for (time of [2000, 2050, 4000]) progress.advance();
  progress.end();
  expect(written).toEqual([
    '\r\u001b[2KPictures: 1 of 10, 18 s left',
    '\r\u001b[2KPictures: 3 of 10, 9 s left',
    '\r\u001b[2K',
  ]);
});

test('a step that cannot be counted is named while it runs', () => {
  const progress = progressOn(false);
  progress.begin({ de: 'Programm', en: 'Code' });
  time = 2500;
  vi.advanceTimersByTime(2500);
  progress.end();
  expect(written).toEqual(['Programm …\n']);
  expect(vi.getTimerCount()).toBe(0);
});

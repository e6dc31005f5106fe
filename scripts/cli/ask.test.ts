import { PassThrough } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { readPageOrder } from '../new-page/answers.ts';
import { askChoice, askText, Cancelled, confirm } from './ask.ts';

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';

let terminal: { input: PassThrough; output: PassThrough };
let shown: string;
beforeEach(() => {
  terminal = { input: new PassThrough(), output: new PassThrough() };
  shown = '';
  terminal.output.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
  });
});

/** Types an answer once the question is shown. */
async function type(question: string, ...keys: string[]) {
  await expect.poll(() => shown, { interval: 5 }).toContain(question);
  shown = '';
  for (const key of keys) terminal.input.write(key);
}

test('Enter alone takes what is suggested', async () => {
  const answer = askText({ message: 'Titel', suggested: 'Picknick' }, terminal);
  await type('Titel', ENTER);
  expect(await answer).toBe('Picknick');
});

test('what will not do is asked again, with the reason', async () => {
  const problem = (text: string) => (text === 'x' ? 'Zu kurz.' : undefined);
  const answer = askText({ message: 'Titel', problem }, terminal);
  await type('Titel', 'x', ENTER);
  await type('Zu kurz.', 'y', ENTER);
  expect(await answer).toBe('xy');
});

test('one of several is chosen with the arrow keys', async () => {
  const choices = [
    { value: 'a', label: 'Erstes' },
    { value: 'b', label: 'Zweites' },
  ];
  const answer = askChoice({ message: 'Welches?', choices, language: 'de' }, terminal);
  await type('Welches? (↑/↓ wählt, Enter bestätigt)', DOWN, ENTER);
  expect(shown).not.toMatch(/navigate|confirm/u);
  expect(await answer).toBe('b');
});

test('Enter alone is no yes', async () => {
  const answer = confirm('Löschen?', 'de', terminal);
  await expect.poll(() => shown, { interval: 5 }).toMatch(/Ja.*Nein/su);
  await type('Löschen?', ENTER);
  expect(await answer).toBe(false);
});

test('Ctrl+C leaves a question', async () => {
  const answer = confirm('Löschen?', 'de', terminal);
  const left = expect(answer).rejects.toThrow(Cancelled);
  await type('Löschen?', CTRL_C);
  await left;
});

test('a new page asks for what the flags do not say', async () => {
  const places = [
    { name: 'live', title: 'LIVE', path: ['areas', 0, 'children'] },
    { name: 'services', title: 'Services', path: ['services', 'children'] },
  ];
  const flags = { path: undefined, title: undefined, template: undefined, menu: undefined };
  const order = readPageOrder(flags, 'de', () => places, terminal);
  await type('Adresse der Seite', '/Live/Probe', ENTER);
  await type('Meinten Sie', ...Array.from({ length: 11 }, () => '\u007f'), '/live/probe', ENTER);
  await type('Titel der Seite', ENTER);
  await type('Vorlage', DOWN, ENTER);
  await type('Wo im Menü?', DOWN, DOWN, ENTER);
  expect(await order).toEqual({ route: '/live/probe', title: 'Probe', template: 'text', place: places[1] });
});

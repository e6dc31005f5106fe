import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IncompleteError, UsageError } from '../../src/findings/errors.ts';
import { defineCommand } from './command.ts';
import { main, runCommand } from './main.ts';

let printed: string;
beforeEach(() => {
  printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed += text;
      return true;
    });
  }
});
afterEach(() => vi.restoreAllMocks());

const commandThat = (run: () => number) =>
  defineCommand({
    name: 'paint',
    about: { de: 'Malt ein Bild. Auch in Öl.', en: 'Paints a picture. In oil, too.' },
    flags: {
      out: { about: { de: 'Ordner', en: 'folder' }, value: { de: 'ORDNER', en: 'FOLDER' }, default: 'pictures' },
      format: { about: { de: 'Art', en: 'kind' }, value: ['png', 'webp'], required: true },
      since: { about: { de: 'ab', en: 'from' }, value: { de: 'TAG', en: 'DAY' }, implied: 'today' },
    },
    exits: [
      { de: 'gemalt', en: 'painted' },
      { de: 'verschmiert', en: 'smeared' },
    ],
    run,
  });

const fail = (error: unknown) =>
  commandThat(() => {
    throw error;
  });

const HELP = `npx people-pages paint --format png|webp [Optionen]

  Malt ein Bild. Auch in Öl.

  --out ORDNER       Ordner (pictures)
  --format png|webp  Art
  --since [TAG]      ab
  --lang de|en       Sprache der Ausgabe; sonst PEOPLE_PAGES_LANG, die des Terminals oder die der Website
  --help             zeigt diese Hilfe

  Rückgabewert 0: gemalt, 1: verschmiert, 2: falsch aufgerufen oder abgebrochen.
`;

test.each([0, 1])('a command that returns %i ends with it', async (code) => {
  const command = commandThat(() => code);
  expect(await runCommand(command, ['--format', 'png'], 'de')).toBe(code);
  expect(printed).toBe('');
});

test('flags are read behind the two hyphens of npm run, too', async () => {
  const run = vi.fn(() => 0);
  expect(await runCommand(commandThat(run), ['--', '--format', 'png'], 'de')).toBe(0);
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ flags: expect.objectContaining({ format: 'png' }) }));
});

test.each(['--help', '-h'])('%s prints the help and runs nothing', async (flag) => {
  const run = vi.fn(() => 1);
  expect(await runCommand(commandThat(run), ['--nonsense', flag], 'de')).toBe(0);
  expect(printed).toBe(HELP);
  expect(run).not.toHaveBeenCalled();
});

test('wrong usage ends with 2, the reason, the call and the way to the help', async () => {
  const error = new UsageError({ de: 'So nicht.', en: 'Not so.' });
  expect(await runCommand(fail(error), ['--format', 'png'], 'de')).toBe(2);
  expect(printed).toBe(`So nicht.

npx people-pages paint --format png|webp [Optionen]

npx people-pages paint --help erklärt alle Optionen.
`);
});

test.each([
  [['--format', 'gif'], '--format gif: png | webp', '--format png|webp  kind'],
  [['--format', 'png', '--ou', 'a'], 'There is no --ou. Did you mean --out?', '--out FOLDER  folder (pictures)'],
])('%j is told with what the flag takes that it is about', async (args, reason, row) => {
  expect(
    await runCommand(
      commandThat(() => 0),
      args,
      'en',
    ),
  ).toBe(2);
  expect(printed).toBe(`${reason}

npx people-pages paint --format png|webp [options]

  ${row}

npx people-pages paint --help explains all options.
`);
});

test('errors and the call are in the language of the call', async () => {
  expect(await runCommand(fail(new UsageError({ de: 'So nicht.', en: 'Not so.' })), ['--format', 'png'], 'en')).toBe(2);
  expect(printed).toMatch(/^Not so\.\n\nnpx people-pages paint --format png\|webp \[options\]\n/u);
  expect(printed).not.toMatch(/[äöü]|Optionen/u);
});

test('a run that could not be completed ends with 2 and one sentence', async () => {
  const error = new IncompleteError({ de: 'Der Ordner lässt sich nicht lesen.', en: 'The folder cannot be read.' });
  expect(await runCommand(fail(error), ['--format', 'png'], 'en')).toBe(2);
  expect(printed).toBe('The folder cannot be read.\n');
});

test.each([new TypeError('x is no function'), 'x is no function'])('a crash is no verdict: 2', async (error) => {
  expect(await runCommand(fail(error), ['--format', 'png'], 'de')).toBe(2);
  expect(printed).toContain('x is no function');
});

test('what the operating system refuses is told without a stack: a full disk, a folder that is no one’s', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(await runCommand(fail(full), ['--format', 'png'], 'en')).toBe(2);
  expect(printed).toMatch(/^There is no space left on the disk\. .* run the command again\.\n$/u);
  printed = '';
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: 'pages-data' });
  expect(await runCommand(fail(denied), ['--format', 'png'], 'de')).toBe(2);
  expect(printed).toMatch(/^pages-data: Die Zugriffsrechte erlauben es nicht\. [^\n]*\n$/u);
});

const commands = { paint: async () => ({ default: commandThat(() => 0) }) };

test('--help alone lists the commands, each with its first sentence', async () => {
  expect(await main(commands, ['--help', '--lang', 'en'])).toBe(0);
  expect(printed).toBe(`npx people-pages COMMAND [options]

  paint  Paints a picture.

  COMMAND --help explains a command.
`);
});

test.each([
  [['pant', '--lang', 'de'], 'Einen Befehl „pant“ gibt es nicht. Meinten Sie „paint“?\n\nnpx people-pages BEFEHL'],
  [['toString', '--lang', 'en'], 'There is no command "toString".\n\nnpx people-pages COMMAND'],
  [[], 'Welcher Befehl?\n\nnpx people-pages BEFEHL'],
])('%j names no command: 2, and the list', async (args, text) => {
  expect(await main(commands, args)).toBe(2);
  expect(printed.startsWith(text)).toBe(true);
});

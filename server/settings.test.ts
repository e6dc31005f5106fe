import { expect, test } from 'vitest';
import { listenProblem, readSettings } from './settings.ts';

test.each([
  [{}, { host: 'localhost', port: 4173 }],
  [
    { PORT: '', HOST: '' },
    { host: 'localhost', port: 4173 },
  ],
  [{ PORT: '8080' }, { host: 'localhost', port: 8080 }],
  [{ PORT: '0' }, { host: 'localhost', port: 0 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', port: 4173 }],
  [{ HOST: '::1' }, { host: '::1', port: 4173 }],
  [{ HOST: 'web-1.example.com' }, { host: 'web-1.example.com', port: 4173 }],
])('%j means %j', (env, settings) => {
  expect(readSettings(env)).toEqual(settings);
});

test.each(['abc', '-1', '80.5', '65536', '999999', '0x50', ' 80', '4173;'])('PORT=%s is refused by name', (PORT) => {
  expect(readSettings({ PORT })).toEqual({
    problem: `PORT ist „${PORT}“, erwartet wird eine ganze Zahl von 0 bis 65535, zum Beispiel PORT=4173.`,
  });
});

test.each(['http://localhost', 'a b', '[::1]', '*'])('HOST=%s is refused by name', (HOST) => {
  expect(readSettings({ HOST })).toMatchObject({ problem: expect.stringContaining(`HOST ist „${HOST}“`) });
});

test.each([
  ['EADDRINUSE', 'Port 4173 ist schon belegt.'],
  ['EADDRINUSE', 'zum Beispiel PORT=4174.'],
  ['EACCES', 'darf dieses Benutzerkonto nicht öffnen'],
  ['EADDRNOTAVAIL', 'doch diese Adresse hat dieser Rechner nicht'],
  ['EWHATEVER', '(EWHATEVER)'],
])('%s is explained', (code, words) => {
  expect(listenProblem(code, { host: 'localhost', port: 4173 })).toContain(words);
});

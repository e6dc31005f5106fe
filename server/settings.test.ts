import { expect, test } from 'vitest';
import { listenProblem, readSettings } from './settings.ts';

test.each([
  [{}, {}],
  [{ PORT: '', HOST: '', TLS: '' }, {}],
  [{ PORT: '8080' }, { port: 8080 }],
  [{ PORT: '0' }, { port: 0 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ HOST: 'web-1.example.com' }, { host: 'web-1.example.com' }],
  [{ TLS: 'off' }, {}],
  [{ TLS: 'on' }, { tls: true }],
])('%j means %j beside the defaults', (env, settings) => {
  expect(readSettings(env)).toEqual({ host: 'localhost', port: 4173, tls: false, ...settings });
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

test.each(['true', '1', 'ON', ' on'])('TLS=%s is refused by name', (TLS) => {
  expect(readSettings({ TLS })).toEqual({
    problem: `TLS ist „${TLS}“, erwartet wird on oder off, zum Beispiel TLS=on, wenn Besucher über https kommen.`,
  });
});

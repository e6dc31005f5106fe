import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { SettingsProblem } from '../mail/settings/environment.ts';
import { readMailSettings } from '../mail/settings/settings.ts';
import { listenProblem, readSettings } from './settings.ts';

const dataDir = join(import.meta.dirname, '..', '.data');
const defaults = {
  host: 'localhost',
  port: 4173,
  tls: false,
  maxConnections: 2_000,
  trustedProxies: [],
  postLimits: { perClient: 5, perMinute: 60 },
  dataDir,
  database: { url: pathToFileURL(join(dataDir, 'site.db')).href, file: join(dataDir, 'site.db') },
  retentionDays: 90,
  mail: readMailSettings({}),
};
const remote = 'libsql://forms.example.com';

test('without settings the site is served on this machine, on a database file of the project', () => {
  expect(readSettings({})).toEqual(defaults);
});

test.each<[Record<string, string>, object]>([
  [{ PORT: '', HOST: '', DATA_DIR: '', TLS: '', TRUSTED_PROXY: '', DATABASE_URL: '' }, {}],
  [{ PORT: '8080' }, { port: 8080 }],
  [{ PORT: '0' }, { port: 0 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ HOST: 'web-1.example.com' }, { host: 'web-1.example.com' }],
  [{ TLS: 'on' }, { tls: true }],
  [{ TLS: 'off' }, { tls: false }],
  [{ RETENTION_DAYS: '30' }, { retentionDays: 30 }],
  [{ MAX_CONNECTIONS: '500' }, { maxConnections: 500 }],
  [{ TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8,::1' }, { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'] }],
  [{ POSTS_PER_CLIENT: '0', POSTS_PER_MINUTE: '1000' }, { postLimits: { perClient: 0, perMinute: 1000 } }],
  [
    { DATA_DIR: '/srv/mit leer' },
    { dataDir: '/srv/mit leer', database: { url: 'file:///srv/mit%20leer/site.db', file: '/srv/mit leer/site.db' } },
  ],
  [{ DATABASE_URL: remote }, { database: { url: remote } }],
  [{ DATABASE_URL: remote, DATABASE_AUTH_TOKEN: 'geheim' }, { database: { url: remote, authToken: 'geheim' } }],
  [{ DATABASE_URL: 'http://127.0.0.1:8080' }, { database: { url: 'http://127.0.0.1:8080' } }],
])('%j', (env, settings) => {
  expect(readSettings(env)).toEqual({ ...defaults, ...settings });
});

const number = (least: number, most: number) => `eine ganze Zahl von ${least} bis ${most}, zum Beispiel`;

test.each([
  ...['abc', '-1', '80.5', '65536', '999999', '0x50', ' 80', '4173;'].map((value) => [
    'PORT',
    value,
    `${number(0, 65_535)} PORT=4173`,
  ]),
  ...['http://localhost', 'a b', '[::1]', '*'].map((value) => [
    'HOST',
    value,
    'ein Rechnername oder eine IP-Adresse, zum Beispiel HOST=0.0.0.0',
  ]),
  ['TLS', 'yes', 'on oder off, zum Beispiel TLS=on, wenn Besucher über https kommen'],
  ['TLS', 'constructor', 'on oder off, zum Beispiel TLS=on, wenn Besucher über https kommen'],
  ['RETENTION_DAYS', '0', `${number(1, 3650)} RETENTION_DAYS=90`],
  ['RETENTION_DAYS', 'nie', `${number(1, 3650)} RETENTION_DAYS=90`],
  ['MAX_CONNECTIONS', '3', `${number(10, 100_000)} MAX_CONNECTIONS=2000`],
  ['POSTS_PER_CLIENT', '-5', `${number(0, 1_000_000)} POSTS_PER_CLIENT=5; 0 hebt die Grenze auf`],
  ['POSTS_PER_MINUTE', '1e3', `${number(0, 1_000_000)} POSTS_PER_MINUTE=60; 0 hebt die Grenze auf`],
  ['TRUSTED_PROXY', 'nginx', 'eine Liste von IP-Adressen oder Netzen, zum Beispiel TRUSTED_PROXY=127.0.0.1,10.0.0.0/8'],
])('%s=%s is refused with its remedy', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject({
    problem: { de: `${name} ist „${value}“, erwartet wird ${expected}.` },
  });
});

test.each(['file:./site.db', 'postgres://db', 'libsql:', 'forms.example.com'])(
  'DATABASE_URL=%s is refused',
  (DATABASE_URL) => {
    expect(readSettings({ DATABASE_URL })).toMatchObject({
      problem: {
        de: `DATABASE_URL ist „${DATABASE_URL}“, erwartet wird die Adresse einer libSQL-Datenbank, zum Beispiel DATABASE_URL=libsql://datenbank.example.com; ohne sie entsteht eine Datei in DATA_DIR.`,
      },
    });
  },
);

test.each([
  ['DATABASE_URL', 'postgres://web:geheim@db.example.com/forms', 'postgres://…'],
  ['DATABASE_URL', 'libsql://web:ge@h/eim?x@db.example.com', 'libsql://…'],
  ['DATABASE_URL', 'file:./site.db?authToken=geheim', '…'],
  ['DATABASE_URL', 'web:geheim@db.example.com', '…'],
  ['SMTP_HOST', 'smtp://web:geheim@mail.example.com', 'smtp://…'],
])('of a wrong %s no password is repeated: %s', (name, value, shown) => {
  const { problem } = readSettings({ [name]: value }) as SettingsProblem;
  expect(problem.de).toContain(`${name} ist „${shown}“, erwartet wird `);
  expect(problem.en).toContain(`${name} is "${shown}"; it must be `);
  expect(problem.de + problem.en).not.toMatch(/geheim|eim\?x/u);
});

test('everything that is wrong is said at once, and no secret is repeated', () => {
  expect(readSettings({ PORT: 'x', RETENTION_DAYS: 'y', DATABASE_AUTH_TOKEN: 'geheim' })).toEqual({
    problem: {
      de: `DATABASE_AUTH_TOKEN ist gesetzt, aber DATABASE_URL nicht. Setzen Sie beide oder keines.
PORT ist „x“, erwartet wird eine ganze Zahl von 0 bis 65535, zum Beispiel PORT=4173.
RETENTION_DAYS ist „y“, erwartet wird eine ganze Zahl von 1 bis 3650, zum Beispiel RETENTION_DAYS=90.`,
      en: `DATABASE_AUTH_TOKEN is set, but DATABASE_URL is not. Set both or neither.
PORT is "x"; it must be a whole number from 0 to 65535, for example PORT=4173.
RETENTION_DAYS is "y"; it must be a whole number from 1 to 3650, for example RETENTION_DAYS=90.`,
    },
  });
});

test.each([
  ['EADDRINUSE', 'Port 4173 ist schon belegt.'],
  ['EADDRINUSE', 'zum Beispiel PORT=4174.'],
  ['EACCES', 'darf dieses Benutzerkonto nicht öffnen'],
  ['EADDRNOTAVAIL', 'doch diese Adresse hat dieser Rechner nicht'],
  ['EWHATEVER', '(EWHATEVER)'],
])('%s is explained', (code, words) => {
  expect(listenProblem(code, { host: 'localhost', port: 4173 }).de).toContain(words);
});

import { expect, test } from 'vitest';
import { readMailSettings } from './settings.ts';

const ends = { MAIL_FROM: 'web@example.com', MAIL_TO: 'kontakt@example.com' };
const credentials = { SMTP_USER: 'web', SMTP_PASSWORD: 'geheim' };
const login = { user: 'web', password: 'geheim' };

test('without settings mail goes to the folder, within the usual limits', () => {
  expect(readMailSettings({})).toEqual({
    enabled: true,
    smtp: undefined,
    from: undefined,
    to: undefined,
    limits: { perDay: 200, perClient: 10 },
  });
});

test.each([
  [{ SMTP_HOST: 'mail.example.com' }, { host: 'mail.example.com', port: 587, tls: 'starttls' }],
  [
    { SMTP_HOST: 'mail.example.com', SMTP_PORT: '465' },
    { host: 'mail.example.com', port: 465, tls: 'implicit' },
  ],
  [
    { SMTP_HOST: 'mail.example.com', SMTP_TLS: 'implicit' },
    { host: 'mail.example.com', port: 465, tls: 'implicit' },
  ],
  [
    { SMTP_HOST: 'relay', SMTP_PORT: '25', SMTP_TLS: 'off' },
    { host: 'relay', port: 25, tls: 'off' },
  ],
  [
    { SMTP_HOST: 'localhost', SMTP_PORT: '25' },
    { host: 'localhost', port: 25, tls: 'off' },
  ],
  [
    { SMTP_HOST: 'localhost', ...credentials },
    { host: 'localhost', port: 587, tls: 'starttls', credentials: login },
  ],
  [{ SMTP_URL: 'smtp://mail.example.com' }, { host: 'mail.example.com', port: 587, tls: 'starttls' }],
  [{ SMTP_URL: 'smtp://[::1]:25' }, { host: '::1', port: 25, tls: 'off' }],
  [
    { SMTP_URL: 'smtps://web%40example.com:p%2Fw@mail.example.com' },
    {
      host: 'mail.example.com',
      port: 465,
      tls: 'implicit',
      credentials: { user: 'web@example.com', password: 'p/w' },
    },
  ],
])('%j is understood', (env, smtp) => {
  expect(readMailSettings({ ...ends, ...env })).toMatchObject({ smtp: { credentials: undefined, ...smtp } });
});

const url =
  'SMTP_URL ist nicht lesbar, erwartet wird zum Beispiel SMTP_URL=smtps://name:passwort@mail.example.com; Sonderzeichen im Passwort als %40 und so weiter.';

test.each([
  [{ MAIL: 'no' }, 'MAIL ist „no“, erwartet wird on oder off.'],
  [{ SMTP_URL: 'mail.example.com' }, url],
  [{ SMTP_URL: 'https://mail.example.com' }, url],
  [{ SMTP_URL: 'smtp://web:p%ZZ@mail.example.com' }, url],
  [{ SMTP_URL: 'smtp://mail.example.com/inbox' }, url],
  [
    { SMTP_URL: 'smtp://mail.example.com', SMTP_HOST: 'mail.example.com' },
    'SMTP_URL und SMTP_HOST sind beide gesetzt. Setzen Sie nur eines von beiden.',
  ],
  [{ SMTP_USER: 'web' }, 'SMTP_USER ist gesetzt, aber SMTP_HOST fehlt.'],
  [{ SMTP_TLS: 'off' }, 'SMTP_TLS ist gesetzt, aber SMTP_HOST fehlt.'],
  [
    { SMTP_HOST: 'mail example' },
    'SMTP_HOST ist „mail example“, erwartet wird ein Rechnername, zum Beispiel SMTP_HOST=mail.example.com.',
  ],
  ...['0', '65536', '25x', '-1'].map((SMTP_PORT) => [
    { SMTP_HOST: 'mail.example.com', SMTP_PORT },
    `SMTP_PORT ist „${SMTP_PORT}“, erwartet wird eine ganze Zahl von 1 bis 65535, zum Beispiel SMTP_PORT=587.`,
  ]),
  [
    { SMTP_HOST: 'mail.example.com', SMTP_USER: 'web' },
    'SMTP_USER und SMTP_PASSWORD gehören zusammen. Setzen Sie beide oder keines.',
  ],
  [
    { SMTP_HOST: 'mail.example.com', SMTP_TLS: 'maybe' },
    'SMTP_TLS ist „maybe“, erwartet wird implicit, starttls oder off.',
  ],
  [
    { SMTP_HOST: 'mail.example.com', SMTP_TLS: 'off', ...credentials },
    'SMTP_TLS ist off, doch ein Passwort darf nicht unverschlüsselt reisen. Nehmen Sie starttls.',
  ],
  [
    { MAIL_TO: 'a@example.com, b@example.com' },
    'MAIL_TO ist „a@example.com, b@example.com“, erwartet wird eine E-Mail-Adresse, zum Beispiel MAIL_TO=kontakt@example.com.',
  ],
  ...['0', '-1', '1e3', 'viel'].map((MAIL_DAILY_LIMIT) => [
    { MAIL_DAILY_LIMIT },
    `MAIL_DAILY_LIMIT ist „${MAIL_DAILY_LIMIT}“, erwartet wird eine ganze Zahl von 1 bis 999999, zum Beispiel MAIL_DAILY_LIMIT=200.`,
  ]),
] as [Record<string, string>, string][])('%j is refused by name', (env, problem) => {
  expect(readMailSettings({ ...ends, ...env })).toMatchObject({ problem: { de: problem } });
});

test('names everything that is wrong at once, and no password', () => {
  expect(readMailSettings({ SMTP_HOST: 'mail.example.com', MAIL: '1', SMTP_PASSWORD: 'geheim' })).toEqual({
    problem: {
      de: `SMTP_USER und SMTP_PASSWORD gehören zusammen. Setzen Sie beide oder keines.
MAIL_FROM fehlt. Mit einem SMTP-Server braucht es die Absenderadresse, zum Beispiel MAIL_FROM=website@example.com.
MAIL_TO fehlt. Mit einem SMTP-Server braucht es die Adresse, die von Einsendungen erfährt, zum Beispiel MAIL_TO=kontakt@example.com.
MAIL ist „1“, erwartet wird on oder off.`,
      en: `SMTP_USER and SMTP_PASSWORD belong together. Set both or neither.
MAIL_FROM is missing. An SMTP server needs the address of the sender, for example MAIL_FROM=website@example.com.
MAIL_TO is missing. An SMTP server needs the address that is notified of submissions, for example MAIL_TO=contact@example.com.
MAIL is "1"; it must be on or off.`,
    },
  });
});

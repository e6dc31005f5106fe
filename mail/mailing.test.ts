import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { soundValues } from '../src/forms/cases.ts';
import { words } from '../src/words/words.ts';
import { compose } from './letters/compose.ts';
import type { SiteDocuments } from './letters/documents.ts';
import type { Mail } from './letters/mail.ts';
import { defaultLimits } from './limits/limits.ts';
import { memoryCounters } from './limits/memory-counters.ts';
import { mailing } from './mailing.ts';
import { documents, manualClock, visitor } from './testing.ts';

const submission = (values: Record<string, string>, form = 'sample') => ({
  form,
  values: { ...soundValues, email: visitor, ...values },
  page: '/security',
  serviceTag: 'Security',
});

interface Options {
  perDay?: number;
  from?: string;
  to?: string;
  site?: SiteDocuments;
  /** how many times mail cannot be written */
  failures?: number;
}

function open({ perDay = 9_999, from, to, site = documents, failures = 0 }: Options = {}) {
  const clock = manualClock();
  const sent: Mail[] = [];
  const log: string[] = [];
  let tries = 0;
  const send = mailing({
    documents: () => site,
    from,
    to,
    enabled: true,
    limits: { ...defaultLimits, perDay },
    counters: memoryCounters(),
    send: async (mails) => {
      tries += 1;
      if (tries <= failures) throw new Error('The disk is full.');
      sent.push(...mails);
    },
    log: (event, details = {}) => void log.push([event, details.reason ?? details.kinds ?? details.limit].join(' ')),
    now: clock.now,
  });
  const toVisitors = () => sent.filter(({ kind }) => kind === 'confirmation');
  return { send, sent, log, toVisitors, advance: clock.advance };
}

const stamp = { id: 'fixed', time: Date.UTC(2026, 10, 21, 8, 0) };
const wire = async (mail: Mail | undefined) => (mail ? (await compose(mail, stamp)).raw.replaceAll('\r\n', '\n') : '');

test('the confirmation is this mail', async () => {
  const { send, toVisitors } = open({ from: 'web@example.com' });
  await send(submission({}), '192.0.2.1');
  await expect(await wire(toVisitors()[0])).toMatchFileSnapshot('fixtures/confirmation.eml');
});

test('the notice is this mail', async () => {
  const { send, sent } = open({ from: 'web@example.com', to: 'team@example.com' });
  await send(submission({ message: 'Guten Tag,\nE-Mail:\n    eve@besuch.example\n<b>Grüße</b>' }), '192.0.2.1');
  await expect(await wire(sent[0])).toMatchFileSnapshot('fixtures/notice.eml');
});

test('mail that could not be written is written when it is asked for again, once, and counts once', async () => {
  const { send, sent, log } = open({ failures: 2 });
  const stored = { ...submission({}), id: '0199c1de-0000-7000-8000-000000000000' };
  for (let time = 0; time < 2; time += 1) await expect(send(stored, '192.0.2.1')).rejects.toThrow('full');
  for (let time = 0; time < 2; time += 1) await send(stored, undefined);
  expect(sent.map(({ kind }) => kind)).toEqual(['notice', 'confirmation']);
  expect(log).toEqual(['mail notice confirmation']);
});

test.each(['confirmation', 'notice'])(
  'both parts of the %s say the same, in German, and load nothing',
  async (kind) => {
    const { send, sent } = open();
    await send(submission({}), '192.0.2.1');
    const mail = sent.find((each) => each.kind === kind);
    const { text = '', html = '', headers } = await PostalMime.parse(await wire(mail));
    const words = (markup: string) => markup.replaceAll(/<title>.*<\/title>|<[^>]+>/gu, ' ');
    const plain = (part: string) =>
      part.replaceAll(/&(lt|gt|amp);/gu, (_, name) => ({ lt: '<', gt: '>', amp: '&' })[String(name)] ?? '');
    const squeezed = (part: string) => part.replace('\n-- \n', ' ').replaceAll(/\s+/gu, ' ').trim();
    expect(squeezed(plain(words(html)))).toBe(squeezed(text));
    expect(html).toContain('<html lang="de">');
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object|style)\b|url\(|\bsrc=|@import/iu);
    expect(headers.find(({ key }) => key === 'content-language')?.value).toBe('de');
  },
);

/** What names and messages have tried in the mail of others; each would change the confirmation if it came through. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=https://evil.example/x.png>',
  '<a href="https://evil.example">Rechnung</a>',
  'https://evil.example/gewinn',
  'evil.example',
  'www.evil.example',
  'Klicken Sie hier: evil.example',
  'Ihr Konto wurde gesperrt!',
  'Rufen Sie 0190 an',
  '"><h1>Gewonnen</h1>',
  '&lt;h1&gt;',
  '=?utf-8?B?PGgxPg==?=',
  'Ada <eve@besuch.example>',
  'eve@besuch.example',
  'Ada; Bcc: eve@besuch.example',
  '{site.email}',
  '$' + '{process.env.SMTP_PASSWORD}',
  '{{constructor}}',
  '%0d%0aBcc:eve@besuch.example',
  '\\r\\nBcc: eve@besuch.example',
  '.\\r\\n.\\r\\nQUIT',
  'Ada\u202eelpmaxe.live',
  'Ada\u2028Bcc: eve',
  'Ada\u200b\u200bEve',
  '--b1_fixed--',
  '--fixed-Part_1',
  'Z\u0301\u0302\u0303\u0304algo',
  '😀 Gewinn 😀',
  '__proto__=1',
  "'; DROP TABLE mail_queue; --",
  '../../etc/passwd',
  'file:///etc/passwd',
  'data:text/html,<h1>x',
  'javascript:alert(1)',
  'Sie haben ein neues Auto gewonnen heute',
];

/** Each alone, and inside of something harmless, as name and as message. */
const pairs = hostile.flatMap((text, index) => {
  const other = hostile[(index + 7) % hostile.length] ?? '';
  const names = [text, `Ada ${text}`, `${text} Ada`, `Ada.${text}`].map((name) => name.slice(0, 100));
  const messages = [text, `Guten Tag\n${other}`, `\n.\n${text}\n--\n`, `${other}${text}`.repeat(3)];
  return names.flatMap((name) => messages.map((message) => [name, message] as const));
});

test(`${pairs.length} hostile names and messages leave the confirmation as it is, to the byte`, async () => {
  expect(pairs.length).toBeGreaterThanOrEqual(500);
  const { send, toVisitors, advance } = open();
  await send(submission({ name: '1' }), 'first');
  const neutral = await wire(toVisitors()[0]);
  for (const [index, [name, message]] of pairs.entries()) {
    advance(86_400_000);
    await send(submission({ name, message, phone: '030', service: 'Sonstiges' }), `client ${index}`);
    expect(await wire(toVisitors().at(-1)), `${name} / ${message}`).toBe(neutral);
  }
  expect(toVisitors()).toHaveLength(pairs.length + 1);
});

test('and stand in the notice as indented text, with no other recipient and no markup of theirs', async () => {
  const tags = (html = '') => [...new Set(html.match(/<[^>]*>/gu))];
  const { send, sent } = open();
  await send(submission({}), '192.0.2.1');
  const ours = tags(sent[0]?.html);
  for (const [index, [name, message]] of pairs.filter((_, at) => at % 5 === 0).entries()) {
    sent.length = 0;
    await send(submission({ name, message }), `client ${index}`);
    const { to, cc, bcc, replyTo, html, text = '', subject } = await PostalMime.parse(await wire(sent[0]));
    expect({ to, cc, bcc }).toEqual({
      to: [{ address: 'kontakt@example.com', name: '' }],
      cc: undefined,
      bcc: undefined,
    });
    expect(tags(html)).toEqual(ours);
    expect(html?.match(/<strong>/gu)).toHaveLength(14);
    expect(replyTo).toEqual([{ address: visitor, name: '' }]);
    expect(subject).toBe('Neue Einsendung: Anfrage (Security)');
    const flush = text.split('\n').filter((line) => line !== '' && !line.startsWith('    '));
    expect(flush).toEqual([
      'Über die Website ist eine Einsendung eingegangen.',
      ...['Formular:', 'Seite:', 'Betrifft:', 'Eingang:'],
      ...[
        'Name:',
        'E-Mail:',
        'Telefon:',
        'Service:',
        'Datum:',
        'Gäste:',
        'Budget:',
        'Ort:',
        'Nachricht:',
        'Einwilligung:',
      ],
      'Eine Antwort auf diese E-Mail geht an die Absenderin oder den Absender der Einsendung.',
    ]);
  }
});

test('a service that the site does not know stays out of the subject', async () => {
  const { send, sent } = open();
  await send({ ...submission({}), serviceTag: 'Gewinn abholen' }, '192.0.2.1');
  expect(sent[0]?.subject).toBe('Neue Einsendung: Anfrage');
  expect(sent[0]?.text).toContain('Betrifft:\n    Gewinn abholen');
});

test('an address that cannot be answered safely gets no confirmation, and the notice says so', async () => {
  const { send, sent, log } = open();
  await send(submission({ email: 'ada,eve@besuch.example' }), '192.0.2.1');
  expect(sent.map(({ kind, replyTo }) => [kind, replyTo])).toEqual([['notice', 'kontakt@example.com']]);
  expect(sent[0]?.text).toContain('Eine E-Mail-Adresse fehlt oder ist ungewöhnlich.');
  expect(log).toEqual(['mail-suppressed unsafe-address', 'mail notice']);
});

test.each(['x@example.com', 'x@intern.example.com', 'web@besuch.example', 'W.EB+x@besuch.example'])(
  'no confirmation goes to %s, which is ours',
  async (email) => {
    const { send, toVisitors, log } = open({ from: 'web@besuch.example' });
    await send(submission({ email }), '192.0.2.1');
    expect(toVisitors()).toEqual([]);
    expect(log[0]).toBe('mail-suppressed own-domain');
  },
);

test('one confirmation in ten minutes, three a day; the owner learns of each submission', async () => {
  const { send, sent, toVisitors, advance } = open();
  const minutes = [0, 5, 9, 10, 15, 20, 600, 1439];
  let past = 0;
  for (const minute of minutes) {
    advance((minute - past) * 60_000);
    past = minute;
    await send(submission({}), `client ${minute}`);
  }
  expect(sent.map(({ kind }) => kind[0]).join('')).toBe('ncnnncnncnn');
  expect(toVisitors()).toHaveLength(3);
  advance(60_000);
  await send(submission({}), 'client');
  expect(toVisitors()).toHaveLength(4);
});

test('1,000 calls for one victim are at most 3 mails to them', async () => {
  const { send, toVisitors, advance } = open();
  for (let index = 0; index < 1_000; index += 1) {
    await send(submission({}), `client ${index}`);
    advance(80_000);
  }
  expect(toVisitors()).toHaveLength(3);
});

test('10,000 calls in a day are 200 mails, the last of them the one warning', async () => {
  const { send, sent, log, advance } = open({ perDay: 200 });
  for (let index = 0; index < 10_000; index += 1) {
    await send(submission({ email: `visitor-${index}@besuch.example` }), `client ${index}`);
    advance(8_000);
  }
  expect(sent).toHaveLength(200);
  expect(sent.filter(({ kind }) => kind === 'warning')).toEqual([sent[199]]);
  expect(log.filter((line) => line.startsWith('mail-daily-limit'))).toEqual(['mail-daily-limit 200']);
  await expect(await wire(sent[199])).toMatchFileSnapshot('fixtures/warning.eml');
});

test('the next day is a new one', async () => {
  const { send, sent, advance } = open({ perDay: 3 });
  await send(submission({}), 'a');
  await send(submission({ email: 'b@besuch.example' }), 'b');
  expect(sent.map(({ kind }) => kind)).toEqual(['notice', 'confirmation', 'warning']);
  advance(86_400_000);
  await send(submission({ email: 'c@besuch.example' }), 'c');
  expect(sent.slice(3).map(({ kind }) => kind)).toEqual(['notice', 'confirmation']);
});

test('one client that asks all the time takes no visitor of three days the mail', async () => {
  const { send, sent, advance } = open({ perDay: 200 });
  const caused: Mail['kind'][][] = [];
  for (let hour = 0; hour < 72; hour += 1) {
    for (let minute = 0; minute < 60; minute += 1) {
      await send(submission({ email: `eve${hour}x${minute}@besuch.example` }), 'attacker');
      advance(60_000);
    }
    const before = sent.length;
    await send(submission({ email: `gast${hour}@besuch.example` }), `visitor ${hour}`);
    caused.push(sent.slice(before).map(({ kind }) => kind));
  }
  expect(caused).toEqual(caused.map(() => ['notice', 'confirmation']));
});

test('confirmations leave a quarter of the day to notices', async () => {
  const { send, sent } = open({ perDay: 200 });
  for (let index = 0; index < 100; index += 1) {
    await send(submission({ email: `gast${index}@besuch.example` }), `visitor ${index}`);
  }
  const count = (wanted: Mail['kind']) => sent.filter(({ kind }) => kind === wanted).length;
  expect({ notices: count('notice'), confirmations: count('confirmation') }).toEqual({
    notices: 100,
    confirmations: 74,
  });
});

test('what comes from a page in another language is answered in that language', async () => {
  const forms = documents.forms.map((form) => ({
    ...form,
    title: 'Enquiry',
    confirmation: { subject: 'Your message', paragraphs: ['Thank you for your message.'] },
  }));
  const english = { home: '/en', site: { ...documents.site, language: 'en' as const }, forms, words: words.en };
  const { send, sent } = open({ site: { ...documents, editions: [english] } });
  await send({ ...submission({ name: 'Ada' }), page: '/en/security' }, 'a');
  await send(submission({ name: 'Ada', email: 'b@besuch.example' }), 'b');
  expect(sent.map(({ subject }) => subject)).toEqual([
    'New submission: Enquiry (Security)',
    'Your message',
    'Neue Einsendung: Anfrage (Security)',
    'Ihre Nachricht an Muster & Leute',
  ]);
  expect(sent[1]?.text).toContain('Hello Ada,');
  expect(sent[1]?.headers).toMatchObject({ 'Content-Language': 'en' });
});

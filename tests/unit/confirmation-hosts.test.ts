import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { call, payload, visitor } from '../../mail/testing.ts';
import { securityHeaders } from '../../src/pipeline/output/headers/policy.ts';
import { type Host, hosts } from './confirmation-hosts.ts';

/** The same promises on every host (docs/forms.md#mail). */
describe.each(Object.entries(hosts))('the confirmation function on %s', (_, open) => {
  let host: Host | undefined;
  const start = async (env: Record<string, string> = {}) => {
    host = await open(env);
    return host;
  };
  afterEach(async () => host?.close());

  test('confirms to the visitor and tells the agency', async () => {
    const { call: ask, mails } = await start();
    const response = await ask(call());
    expect([response.status, await response.text()]).toEqual([202, '{"ok":true}\n']);
    const parsed = await Promise.all((await mails()).map((mail) => PostalMime.parse(mail)));
    const recipients = parsed.map(({ to, subject }) => [to?.[0]?.address, subject]).sort();
    expect(recipients).toEqual([
      [visitor, 'Ihre Nachricht an Muster & Leute'],
      ['kontakt@example.com', 'Neue Einsendung: Anfrage (Security)'],
    ]);
  });

  test('takes a call without the honeypot for one that left it empty', async () => {
    const { call: ask, mails } = await start();
    expect((await ask(call({ 'bot-field': undefined }))).status).toBe(202);
    expect(await mails()).toHaveLength(2);
  });

  test('sets its own headers and none for other sites', async () => {
    const { call: ask } = await start();
    expect(Object.fromEntries((await ask(call())).headers)).toEqual({
      ...securityHeaders({ tls: true }),
      'cache-control': 'no-store',
      'content-type': 'application/json;charset=utf-8',
    });
  });

  const tooMuch = JSON.stringify({ ...payload, message: 'x'.repeat(17_000) });
  const stream = (text: string) => new Blob([text]).stream();
  const brokenOff = () => new ReadableStream({ pull: (controller) => controller.error(new Error('hung up')) });
  test.each([
    [405, 'method-not-allowed', () => call({}, { method: 'PUT' })],
    [405, 'method-not-allowed', () => call({}, { method: 'GET' })],
    [405, 'method-not-allowed', () => call({}, { method: 'OPTIONS', headers: { origin: 'https://www.example.com' } })],
    [415, 'unsupported-type', () => call({}, { headers: { 'content-type': 'text/plain' } })],
    [415, 'unsupported-type', () => call({}, { headers: { 'content-type': 'application/jsonp' } })],
    [415, 'unsupported-type', () => call({}, { headers: { 'content-type': 'application/x-www-form-urlencoded' } })],
    [413, 'too-large', () => call({}, { body: tooMuch, headers: { 'content-length': '17500' } })],
    [413, 'too-large', () => call({}, { body: stream(tooMuch) })],
    [400, 'malformed', () => call({}, { body: '{' })],
    [400, 'malformed', () => call({}, { body: brokenOff() })],
    [400, 'malformed', () => call({}, { body: '' })],
    [400, 'malformed', () => call({}, { body: '[]' })],
    [400, 'malformed', () => call({}, { body: 'null' })],
    [400, 'malformed', () => call({}, { body: '"ada@besuch.example"' })],
    [400, 'malformed', () => call({}, { body: new Uint8Array([0x7b, 0xff, 0x7d]) })],
    [400, 'malformed', () => call({ email: ['ada@besuch.example', 'eve@besuch.example'] })],
    [400, 'malformed', () => call({ email: { address: visitor } })],
    [404, 'unknown-form', () => call({ 'form-name': 'nothing' })],
    [404, 'unknown-form', () => call({ 'form-name': '__proto__' })],
    [404, 'unknown-form', () => call({ 'form-name': undefined, formType: 'constructor' })],
    [422, 'invalid', () => call({ name: '' })],
    [422, 'invalid', () => call({ email: 'ada' })],
    [422, 'invalid', () => call({ privacy: 'false' })],
    [422, 'invalid', () => call({ name: 'Ada\r\nBcc: eve@besuch.example' })],
    [422, 'invalid', () => call({ email: 'ada@besuch.example\nBcc: eve@besuch.example' })],
    [403, 'cross-origin', () => call({}, { headers: { 'sec-fetch-site': 'cross-site' } })],
    [403, 'cross-origin', () => call({}, { headers: { 'sec-fetch-site': 'same-site' } })],
  ])('%i %s', async (status, error, request) => {
    const { call: ask, mails } = await start();
    const response = await ask(request());
    expect([response.status, await response.text()]).toEqual([status, `${JSON.stringify({ ok: false, error })}\n`]);
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(await mails()).toEqual([]);
  });

  test('a call that no page has made is a program of its own', async () => {
    const { call: ask } = await start();
    expect((await ask(call({}, { headers: { 'sec-fetch-site': 'none' } }))).status).toBe(202);
  });

  test.each([
    [202, 'https://www.example.com'],
    [403, 'https://example.com'],
    [403, 'https://www.example.com.evil.example'],
    [403, 'https://evil.example'],
    [403, 'null'],
  ])('without Sec-Fetch-Site: %i for Origin %s', async (status, origin) => {
    const { call: ask } = await start();
    const request = call({}, { headers: { origin } });
    request.headers.delete('sec-fetch-site');
    expect((await ask(request)).status).toBe(status);
  });

  test('answers sent, limited, unsafe, own and trapped alike, to the byte', async () => {
    const { call: ask, mails } = await start();
    const addresses = [visitor, visitor, 'a;b@besuch.example', 'x@example.com', 'y@mail.example.com'];
    const requests = [
      ...addresses.map((email) => call({ email })),
      call({ 'bot-field': 'x' }),
      call({ 'bot-field': true }),
    ];
    const answers = [];
    for (const request of requests) {
      const response = await ask(request);
      answers.push([response.status, [...response.headers], await response.text()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await mails()).filter((mail) => /^To: ada@/mu.test(mail))).toHaveLength(1);
    expect((await mails()).filter((mail) => /^To: (?!ada@|kontakt@)/mu.test(mail))).toEqual([]);
  });

  test('takes a call that names the form by its type alone', async () => {
    const { call: ask, mails } = await start();
    expect((await ask(call({ 'form-name': undefined, formType: 'contact' }))).status).toBe(202);
    expect(await mails()).toHaveLength(2);
  });

  test('a form without a confirmation only tells the agency', async () => {
    const { call: ask, mails } = await start();
    await ask(call({ 'form-name': 'silent' }));
    expect((await mails()).map((mail) => /^To: (.*)\r$/mu.exec(mail)?.[1])).toEqual(['kontakt@example.com']);
  });

  test('sends nothing when mail is switched off', async () => {
    const { call: ask, mails, log } = await start({ MAIL: 'off' });
    expect((await ask(call())).status).toBe(202);
    expect(await mails()).toEqual([]);
    expect(log).toEqual(['{"event":"mail-suppressed","form":"sample","reason":"off"}']);
  });

  test('1,000 calls for one victim in a day, in all spellings, are at most 3 mails to them', async () => {
    const { call: ask, mails, advance } = await start({ MAIL_DAILY_LIMIT: '40' });
    const spellings = ['victim@besuch.example', 'VICTIM@besuch.example', 'vic.tim@besuch.example', 'victim+'];
    for (let index = 0; index < 1_000; index += 1) {
      const spelling = spellings[index % spellings.length] ?? '';
      const email = spelling.endsWith('+') ? `${spelling}${index}@besuch.example` : spelling;
      expect((await ask(call({ email }), { client: `client ${index}` })).status).toBe(202);
      advance(80_000);
    }
    const toVictim = (await mails()).filter((mail) => /^To: v/imu.test(mail));
    expect(toVictim).toHaveLength(3);
  }, 60_000);

  test('one client causes mail ten times an hour', async () => {
    const { call: ask, mails, advance } = await start();
    const askAll = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        await ask(call({ email: `${index}@besuch.example`, 'form-name': 'silent' }), { client: '192.0.2.1' });
      }
    };
    await askAll(15);
    expect(await mails()).toHaveLength(10);
    advance(3_600_001);
    await askAll(3);
    expect(await mails()).toHaveLength(13);
  });

  test('logs no name, no address, no word of the visitor', async () => {
    const { call: ask, log } = await start();
    await ask(call({ message: 'MARKER' }), { client: '192.0.2.1' });
    expect(log).toEqual(['{"event":"mail","form":"sample","kinds":"notice confirmation"}']);
  });
});

import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases, soundValues } from '../../src/forms/cases.ts';
import { bodyOf, exchange, json, navigating, startForms } from './fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';

describe('a sound post', () => {
  beforeEach(async () => {
    site = await startForms();
  });
  afterEach(() => site.stop());

  test('is stored before it is answered', async () => {
    const before = new Date().toISOString();
    const answer = await site.post(bodyOf());
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    expect(json(answer)).toEqual({ ok: true });
    const [record, ...others] = await site.stored();
    expect(others).toEqual([]);
    expect(record).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u),
      form: 'sample',
      page: '/security',
      serviceTag: 'Security',
      consentVersion: '2025-01',
      values: soundValues,
    });
    expect(record?.receivedAt && record.receivedAt >= before).toBe(true);
  });

  test('is readable for the account of the server alone', async () => {
    await site.post(bodyOf());
    const mode = (path: string) => statSync(path).mode & 0o777;
    expect([site.file, `${site.file}-wal`, `${site.file}-shm`].map(mode)).toEqual([0o600, 0o600, 0o600]);
    expect(mode(dirname(site.file))).toBe(0o700);
  });

  test('posts that wait together are all stored, each once, in the order of their ids', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `Gast ${index}`);
    const answers = await Promise.all(names.map((name) => site.post(bodyOf({ name }))));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const records = await site.stored();
    expect(records.map(({ values }) => values.name).sort()).toEqual(names.sort());
    const times = records.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted());
  });

  test('a filled honeypot gets every byte of success and is stored nowhere', async () => {
    for (const [headers, path] of [
      [{}, '/'],
      [navigating, '/'],
      [navigating, '/formular/danke/sample'],
    ] as const) {
      const success = await site.post(bodyOf(), headers, path);
      const before = await site.stored();
      const honeypot = await site.post(bodyOf({ 'bot-field': 'x', email: 'keine' }), headers, path);
      const date = expect.any(String);
      expect({ ...honeypot, headers: { ...honeypot.headers, date } }).toEqual({
        ...success,
        headers: { ...success.headers, date },
      });
      expect(await site.stored()).toEqual(before);
    }
  });

  test('the first value of a name counts, unknown names are dropped, __proto__ is harmless', async () => {
    const body = `${bodyOf()}&name=Eve&isAdmin=true&__proto__=x&constructor=y&__proto__%5Bpolluted%5D=1`;
    expect((await site.post(body)).status).toBe(200);
    const [record] = await site.stored();
    expect(record?.values).toEqual(soundValues);
    expect({}).not.toHaveProperty('polluted');
  });

  test('a service tag or page of the wrong form is left out, the submission is kept', async () => {
    await site.post(bodyOf({ page: 'https://example.com/', 'service-tag': 'x'.repeat(201) }));
    expect(await site.stored()).toMatchObject([{ page: '', serviceTag: '' }]);
  });

  test('a form of a newer build is known without a restart', async () => {
    const body = bodyOf({ 'form-name': 'sample-two' });
    expect((await site.post(body)).status).toBe(404);
    site.rebuild('two');
    expect((await site.post(body)).status).toBe(200);
  });
});

describe('what is said to a post', () => {
  beforeAll(async () => {
    site = await startForms();
  });
  afterAll(() => site.stop());

  test.each(cases)('%s = %j: %s, as in the browser', async (field, value, error) => {
    const answer = await site.post(bodyOf({ [field]: value }));
    if (error === undefined) expect([answer.status, json(answer)]).toEqual([200, { ok: true }]);
    else
      expect([answer.status, json(answer)]).toEqual([422, { ok: false, error: 'invalid', errors: { [field]: error } }]);
  });

  test.each([
    ['text/plain', 415],
    ['application/json', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/x-www-form-urlencoded; charset=iso-8859-1', 415],
    ['application/x-www-form-urlencodedx', 415],
    ['', 415],
    ['application/x-www-form-urlencoded; charset=UTF-8', 200],
    ['APPLICATION/X-WWW-FORM-URLENCODED;charset="utf-8"', 200],
  ])('type %j: %i', async (type, status) => {
    const answer = await site.post(bodyOf(), { 'content-type': type });
    expect(answer.status).toBe(status);
    if (status !== 415) return;
    expect(json(answer)).toEqual({ ok: false, error: 'unsupported-type' });
    expect(answer.headers['accept-post']).toBe('application/x-www-form-urlencoded');
  });

  test('a compressed body is not taken', async () => {
    expect((await site.post(bodyOf(), { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test.each(['name=%', 'name=%2', 'name=%zz', 'name=%ff', 'name=%c0%af', 'name=%ed%a0%80', '%=x', 'name=%00%fe'])(
    '%s is not readable',
    async (broken) => {
      const answer = await site.post(`form-name=sample&${broken}`);
      expect([answer.status, json(answer)]).toEqual([400, { ok: false, error: 'malformed' }]);
    },
  );

  test('raw bytes that are no UTF-8 are not readable', async () => {
    const answer = await exchange(site.port, (socket) =>
      socket.write(`${head}Content-Length: 8\r\n\r\nname=A\xff\xfe`, 'latin1'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
  });

  test.each([
    ['just fits', 65_536, 422],
    ['is one byte too long', 65_537, 413],
    ['is far too long', 200_000, 413],
  ])('a body that %s', async (_, length, status) => {
    const body = 'form-name=sample&x='.padEnd(length, 'x');
    expect((await site.post(body)).status).toBe(status);
    expect((await site.post(body, { 'transfer-encoding': 'chunked' })).status).toBe(status);
    expect((await site.get('/')).status).toBe(200);
  });

  test('a body that says it is too long is refused before it is sent', async () => {
    const answer = await exchange(site.port, (socket) =>
      socket.write(`${head}Content-Length: 5000000\r\n\r\nform-name=`),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
  });

  test('a body without end is given up after 64 KiB', async () => {
    const answer = await exchange(site.port, (socket) => {
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
      const pump = setInterval(() => socket.write(`1000\r\n${'a'.repeat(4096)}\r\n`), 1);
      socket.on('close', () => clearInterval(pump));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
  });

  test('a post that is broken off is no fault of the server', async () => {
    const before = site.events.length;
    const start = `${head}Content-Length: 500\r\n\r\nform-name=`;
    const socket = connect(site.port, '127.0.0.1', () => socket.write(start, () => socket.destroy()));
    await expect.poll(() => site.events.slice(before), { timeout: 5_000 }).not.toEqual([]);
    expect(site.events.slice(before)).toMatchObject([{ event: 'post', details: { status: 400 } }]);
  });

  test('40 fields are read, 41 are not', async () => {
    const more = (count: number) => `${bodyOf()}${'&x=1'.repeat(count - bodyOf().split('&').length)}`;
    expect((await site.post(more(40))).status).toBe(200);
    const answer = await site.post(more(41));
    expect([answer.status, json(answer)]).toEqual([413, { ok: false, error: 'too-many-fields' }]);
  });

  test.each([undefined, '', 'unbekannt', '__proto__', 'Sample'])('form %j is unknown', async (name) => {
    const answer = await site.post(bodyOf({ 'form-name': name }));
    expect([answer.status, json(answer)]).toEqual([404, { ok: false, error: 'unknown-form' }]);
  });

  test('an empty post names no form', async () => {
    expect((await site.post('')).status).toBe(404);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
    const answer = await site.get('/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  test.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' }, 403],
    [{ host: 'forms.example.com', origin: 'https://forms.example.com' }, 200],
    [{ host: 'localhost:4173', origin: 'http://localhost:4173' }, 200],
    [{ host: 'internal', origin: 'https://www.example.com' }, 200],
    [{ host: 'forms.example.com', origin: 'https://evil.example' }, 403],
    [{ host: 'forms.example.com', origin: 'https://forms.example.com.evil.example' }, 403],
    [{ host: 'forms.example.com', origin: 'https://forms.example.com:8443' }, 403],
    [{ host: 'forms.example.com', origin: 'null' }, 403],
    [{ host: 'forms.example.com', origin: '' }, 403],
    [{ host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://other.example' }, 403],
    [{}, 200],
  ])('from %j: %i', async (headers, status) => {
    const answer = await site.post(bodyOf(), headers);
    expect(answer.status).toBe(status);
    if (status === 403) expect(json(answer)).toEqual({ ok: false, error: 'cross-origin' });
  });

  test('a foreign page learns nothing by asking first', async () => {
    const { headers } = await site.post(bodyOf(), { origin: 'https://evil.example' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('limits', () => {
  afterEach(() => site.stop());
  const statuses = async (count: number, headers: (index: number) => Record<string, string> = () => ({})) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push((await site.post(bodyOf(), headers(index))).status);
    return answers;
  };

  test('five submissions of one client, then it has to wait; mistakes and honeypots do not count', async () => {
    site = await startForms({ postLimits: { perClient: 5, perMinute: 60 } });
    for (let index = 0; index < 10; index += 1) {
      expect((await site.post(bodyOf({ name: '' }))).status).toBe(422);
      expect((await site.post(bodyOf({ 'bot-field': 'x' }))).status).toBe(200);
    }
    expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429]);
    const answer = await site.post(bodyOf());
    expect(json(answer)).toEqual({ ok: false, error: 'too-many-posts' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(await site.stored()).toHaveLength(5);
  });

  test('fifty posts of one client at once: five', async () => {
    site = await startForms({ postLimits: { perClient: 5, perMinute: 60 } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.post(bodyOf())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  test('an address that anyone can write counts for nothing', async () => {
    site = await startForms({ postLimits: { perClient: 2, perMinute: 60 } });
    const forged = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}` });
    expect(await statuses(3, forged)).toEqual([200, 200, 429]);
  });

  test('a proxy of ours is believed, client by client, sixty a minute in all', async () => {
    site = await startForms({ postLimits: { perClient: 5, perMinute: 60 }, trustedProxies: ['127.0.0.1'] });
    const client = (index: number) => ({ 'x-forwarded-for': `evil, 192.0.2.${index % 30}` });
    const answers = await statuses(62, client);
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(answers.slice(60)).toEqual([429, 429]);
  });
});

import { renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../src/documents/day.ts';
import { bodyOf, navigating, startForms } from './fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.stop());

const postPage = async (changes: Record<string, string | undefined> = {}, path = '/formular/danke/sample') => {
  const answer = await site.post(bodyOf(changes), navigating, path);
  return { ...answer, html: answer.body.toString() };
};

test.each(['/formular/danke/sample', '/formular/danke/sample-one', '/formular/danke', '/'])(
  'a sound form, posted to %s, leads to its own thanks, which a reload does not send again',
  async (path) => {
    const { status, headers, html } = await postPage({}, path);
    expect([status, headers.location, html]).toEqual([303, '/formular/danke/sample', '']);
  },
);

test('every form is thanked for by itself', async () => {
  const { status, headers } = await postPage({ 'form-name': 'sample-one' });
  expect([status, headers.location]).toEqual([303, '/formular/danke/sample-one']);
});

test('a day before today is refused where only coming ones will do, by the calendar of the site', async () => {
  const today = dayOf(new Date(), 'Europe/Berlin');
  const refused = await postPage({ 'form-name': 'coming', date: '2026-01-01' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Datum darf nicht vor dem ');
  expect(refused.html).toContain(`type="date" min="${today}" max="2028-12-31"`);
  expect((await postPage({ 'form-name': 'coming', date: today })).status).toBe(303);
});

test('what lies beside the thanks takes no form', async () => {
  expect((await postPage({}, '/formular/dankend')).status).toBe(405);
});

test.each([
  ['/formular/sample/security', 'http://a/formular/sample/security?from=%2Fsecurity', '/security'],
  ['/formular/sample/security', 'http://a/formular/sample/security', '/formular/sample/security'],
  ['/formular/sample/security', 'http://a/formular/sample?from=javascript:alert(1)', '/formular/sample/security'],
  ['/formular/sample', 'nonsense', '/formular/sample'],
  ['/live', 'http://a/live?from=%2Fsecurity', '/live'],
])('on %s, shown as %s, the call comes from %s', async (page, referer, from) => {
  const answer = await site.post(
    bodyOf({ page, message: `${page} ${referer}` }),
    { ...navigating, referer },
    '/formular/danke/sample',
  );
  expect(answer.status).toBe(303);
  const stored = await site.stored();
  expect(stored.find(({ values }) => values.message === `${page} ${referer}`)?.page).toBe(from);
});

test.each<[Record<string, string>, boolean]>([
  [{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, true],
  [{ accept: 'text/html', 'sec-fetch-mode': 'cors' }, false],
  [{ accept: '*/*' }, false],
  [{ accept: 'application/json' }, false],
  [{ accept: '*/*', 'sec-fetch-mode': 'navigate' }, true],
])('%j shows the answer to a person: %s', async (headers, isPage) => {
  const { headers: answered } = await site.post(bodyOf({ name: '' }), headers);
  expect(answered['content-type']).toBe(isPage ? 'text/html; charset=UTF-8' : 'application/json');
});

describe('a form with mistakes', () => {
  const hostile = '"><script>alert(1)</script>&amp;\'';

  test('comes back with every mistake named, beside its field and in a list that leads there', async () => {
    const { status, html } = await postPage({ email: 'ada', message: '', privacy: undefined });
    expect(status).toBe(422);
    expect(html).toContain('<title>Bitte prüfen Sie Ihre Angaben · Beispiel</title>');
    expect(html).toContain(
      '<div role="alert"><p>Ihre Nachricht ist noch nicht gesendet. Diese Angaben fehlen oder passen nicht:</p>' +
        '<ul><li><a href="#email">Bitte geben Sie eine gültige E-Mail-Adresse ein</a></li>' +
        '<li><a href="#message">Nachricht ist erforderlich</a></li>' +
        '<li><a href="#privacy">Einwilligung ist erforderlich</a></li></ul></div>',
    );
    expect(html).toContain(
      '<input id="email" name="email" required aria-invalid="true" aria-describedby="email-error" type="email" maxlength="254" pattern="[^\\s@]+@[^\\s@]+\\.[^\\s@]+" title="Bitte geben Sie eine gültige E-Mail-Adresse ein" value="ada"><span class="error" id="email-error">Bitte geben Sie eine gültige E-Mail-Adresse ein</span>',
    );
  });

  test('a choice that is missing is named once, for all its options', async () => {
    const { html } = await postPage({ place: undefined });
    expect(html).toContain('<ul><li><a href="#place">Ort ist erforderlich</a></li></ul>');
    expect(html).toContain(
      '<fieldset class="field choices" role="radiogroup" aria-invalid="true" aria-describedby="place-error"><legend>Ort</legend>',
    );
    expect(html).toContain('<span class="error" id="place-error">Ort ist erforderlich</span></fieldset>');
    expect(html).not.toMatch(/ checked> (?:Drinnen|Draußen)/u);
  });

  test('says again what sending it means, before its button', async () => {
    const { html } = await postPage({ 'form-name': 'coming', email: 'ada' }, '/formular/danke/coming');
    expect(html).toContain(
      '<p>Damit willigen Sie ein (<a href="/datenschutz">Datenschutz</a>).</p>\n<button type="submit">',
    );
  });

  test('keeps all that was entered, ready to be sent again', async () => {
    const { html } = await postPage({ email: 'ada', message: '\nerste Zeile\nzweite' });
    expect(html).toContain('<form method="post" action="/formular/danke/sample" name="sample">');
    expect(html).toContain('<input type="hidden" name="form-name" value="sample">');
    expect(html).toContain('<input type="hidden" name="page" value="/security">');
    expect(html).toContain('<input type="hidden" name="service-tag" value="Security">');
    expect(html).toContain('name="phone" aria-invalid="false" type="tel" maxlength="40"');
    expect(html).toContain('value="+49 (30) 23125-000"');
    expect(html).toContain('<option selected>Security</option>');
    expect(html).toContain('type="date" min="2026-12-01" max="2028-12-31" value="2027-03-14">');
    expect(html).toContain('type="number" inputmode="numeric" min="1" max="5000" step="1" value="1200">');
    expect(html).toContain(
      '<label><input id="place" name="place" value="Drinnen" type="radio" required> Drinnen</label>',
    );
    expect(html).toContain(
      '<label><input id="place_1" name="place" value="Draußen" type="radio" required checked> Draußen</label>',
    );
    expect(html).toContain('rows="8">\n\nerste Zeile\nzweite</textarea>');
    expect(html).toContain(
      '<input id="privacy" name="privacy" required aria-invalid="false" type="checkbox" value="true" checked>',
    );
    expect(html).toContain('<p hidden><label>Bitte leer lassen <input name="bot-field"');
  });

  test('shows markup as the text that it is', async () => {
    const { html } = await postPage({ name: hostile, message: hostile, email: hostile, 'service-tag': hostile });
    expect(html).not.toContain('<script');
    expect(html).not.toContain(hostile);
    expect(html.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&#39;')).toHaveLength(5);
  });

  test('needs neither a script nor an inline style', async () => {
    const { html } = await postPage({ name: '' });
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/u);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

test.each([
  [{ 'form-name': 'unbekannt' }, 404, 'Dieses Formular gibt es nicht'],
  [{ message: 'x'.repeat(70_000) }, 413, 'Die Nachricht ist zu lang'],
])('a post that cannot be shown again is answered in German', async (changes, status, title) => {
  const answer = await postPage(changes);
  expect(answer.status).toBe(status);
  expect(answer.html).toContain(`<h1>${title}</h1>`);
});

test('an unreadable post is answered in German', async () => {
  const answer = await site.post('name=%', navigating, '/formular/danke/sample');
  expect(answer.status).toBe(400);
  expect(answer.body.toString()).toContain('<h1>Die Nachricht war nicht lesbar</h1>');
});

test('whoever sent too much is told when to come again, with the form as it was', async () => {
  const limited = await startForms({ postLimits: { perClient: 1, perMinute: 0 } });
  await limited.post(bodyOf());
  const answer = await limited.post(bodyOf({ message: 'noch etwas' }), navigating, '/formular/danke/sample');
  expect(answer.status).toBe(429);
  expect(answer.body.toString()).toContain('Bitte senden Sie Ihre Nachricht in 10 Minuten noch einmal ab');
  expect(answer.body.toString()).toContain('noch etwas</textarea>');
  await limited.stop();
});

test('while nothing can be stored the form comes back as it was', async () => {
  const broken = await startForms({ database: { url: 'file:///proc/none/site.db', file: '/proc/none/site.db' } });
  const answer = await broken.post(bodyOf({ message: 'nicht verlieren' }), navigating, '/formular/danke/sample');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  expect(answer.body.toString()).toContain('Fehler beim Senden. Bitte versuchen Sie es erneut.');
  expect(answer.body.toString()).toContain('nicht verlieren</textarea>');
  await broken.stop();
});

test('while the site is being replaced a post is asked to come again', async () => {
  renameSync(site.dist, `${site.dist}.away`);
  const answer = await site.post(bodyOf());
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  renameSync(`${site.dist}.away`, site.dist);
  expect((await site.post(bodyOf())).status).toBe(200);
});

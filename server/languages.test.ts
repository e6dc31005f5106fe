import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, navigating, startForms } from './capture/fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.stop());

const post = async (changes: Record<string, string | undefined>, path: string) => {
  const answer = await site.post(bodyOf({ page: '/en/security', ...changes }), navigating, path);
  return { ...answer, html: answer.body.toString() };
};

test.each([
  ['/en/nope', 'There is no such page'],
  ['/en/nope/deeper', 'There is no such page'],
  ['/nope', 'Diese Seite gibt es nicht'],
  ['/entwurf', 'Diese Seite gibt es nicht'],
])('what is not there speaks the language of its path: %s', async (path, title) => {
  const { status, body } = await site.get(path);
  expect(status).toBe(404);
  expect(body.toString()).toContain(`<title>${title}</title>`);
});

test.each([
  ['GET', '/en/nope/', 308, 'This page has moved to another address.'],
  ['GET', '/nope/', 308, 'Diese Seite steht unter einer anderen Adresse.'],
  ['DELETE', '/en/nope', 405, 'This method is not allowed here.'],
  ['DELETE', '/nope', 405, 'Diese Methode ist hier nicht erlaubt.'],
])('%s %s is answered in the language of its path', async (method, path, status, text) => {
  const answer = await site.get(path, { method });
  expect([answer.status, answer.body.toString()]).toEqual([status, text]);
});

test('a form without JavaScript leads to the page that thanks in its language', async () => {
  const { status, headers } = await post({}, '/en/form/thanks/sample');
  expect([status, headers.location]).toEqual([303, '/en/form/thanks/sample']);
});

test('mistakes are told in the language of the form, which is sent again to where it came from', async () => {
  const { status, html } = await post({ message: '' }, '/en/form/thanks/sample');
  expect(status).toBe(422);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Please check your details · Beispiel</title>');
  expect(html).toContain('is required');
  expect(html).toContain('action="/en/form/thanks/sample"');
  expect(html).toContain('<header><a href="/en">Beispiel</a></header>');
  expect(html).toContain('<a href="/en/privacy">Privacy</a>');
});

test('a post to the root is answered in the language of the page that it names', async () => {
  const english = await post({}, '/');
  expect(english.headers.location).toBe('/en/form/thanks/sample');
  const german = await post({ page: '/security' }, '/');
  expect(german.headers.location).toBe('/formular/danke/sample');
});

test('a program is told of mistakes in the language of the page', async () => {
  const answer = await site.post(bodyOf({ page: '/en/security', message: '' }));
  expect(JSON.parse(answer.body.toString())).toMatchObject({ errors: { message: 'Nachricht is required' } });
});

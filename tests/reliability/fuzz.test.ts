import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf, formEncoded, startForms } from '../../server/capture/fixture.ts';
import { send } from '../../server/fixture.ts';

const SEED = 20_261_121;
/** For a long run: `BODIES=100000 npm run test:unit -- tests/reliability/fuzz.test.ts`. */
const BODIES = Number(process.env.BODIES ?? 1_000);
const ALLOWED = [200, 303, 400, 404, 413, 415, 422];

const names = [
  'form-name',
  'name',
  'email',
  'phone',
  'service',
  'message',
  'privacy',
  'page',
  'service-tag',
  'bot-field',
  '__proto__',
];
const value = fc.oneof(
  fc
    .string({ unit: 'binary', maxLength: 300 })

    .map(encodeURIComponent),
  fc.string({ maxLength: 50 }),
  fc.constantFrom('%', '%zz', '%ff', '%00', '%0a', 'true', 'sample', '+', 'x'.repeat(6_000), ''),
);
const pairs = fc
  .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 50 })
  .map((all) => all.map(([name, text]) => `${name}=${text}`).join('&'));
/** A sound body with a piece of it cut out and something else put there. */
const mutated = fc
  .tuple(fc.nat(400), fc.nat(30), fc.string({ unit: 'binary', maxLength: 20 }))
  .map(([start, length, text]) => {
    const sound = bodyOf();
    return sound.slice(0, start) + text + sound.slice(start + length);
  });
const bytes = fc.uint8Array({ maxLength: 2_000 }).map((array) => Buffer.from(array).toString('latin1'));

test(`${BODIES} bodies (seed ${SEED}): no crash, no status but those that are meant`, async () => {
  const site = await startForms();
  const bodies = fc.sample(fc.oneof(pairs, mutated, bytes), { numRuns: BODIES, seed: SEED });
  const seen = new Map<number, number>();
  const queue = bodies.values();
  const visit = async () => {
    for (const body of queue) {
      const path = body.length % 2 === 0 ? '/' : '/formular/danke/sample';
      const { status } = await send(site.port, path, { method: 'POST', headers: formEncoded, body });
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (!ALLOWED.includes(status)) throw new Error(`${status} for ${JSON.stringify(body)} (seed ${SEED})`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, visit));
  expect([...seen.values()].reduce((sum, count) => sum + count)).toBe(BODIES);
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
  const sound = await site.post(bodyOf());
  expect(sound.status).toBe(200);
  await site.stop();
}, 120_000);

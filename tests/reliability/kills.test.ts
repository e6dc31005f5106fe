import { expect, test } from 'vitest';
import { killUnderLoad } from './kills.ts';

/** The long run is `npm run test:endurance`. */
test('eight kills under fifty clients: nothing acknowledged is lost, nothing unreadable, nothing twice', async () => {
  const report = await killUnderLoad({ kills: 8, clients: 50, postsPerKill: 60 });
  expect(report).toMatchObject({ kills: 8, lost: 0, unreadable: 0, twice: 0 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(480);
}, 120_000);

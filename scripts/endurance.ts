import { killUnderLoad } from '../tests/reliability/kills.ts';
import { readFlags, run, UsageError } from './cli.ts';

const USAGE = {
  de: `npm run test:endurance -- [--kills ANZAHL] [--clients ANZAHL] [--posts ANZAHL]
  Beendet den Server unter Last immer wieder gewaltsam und vergleicht, was er bestätigt und was er behalten hat.
  --posts: bestätigte Einsendungen in allem. Ende mit 0: nichts verloren, jeder Neustart in 1 s, 1: nicht so, 2: falsch aufgerufen.`,
  en: `npm run test:endurance -- [--kills NUMBER] [--clients NUMBER] [--posts NUMBER]
  Kills the server under load again and again, and compares what it acknowledged with what it kept.
  --posts: acknowledged submissions in all. Exit 0: nothing lost, every restart in 1 s, 1: not so, 2: wrong usage.`,
};

const number = (name: string, text = '') => {
  if (!/^[1-9]\d{0,6}$/u.test(text)) throw new UsageError(`--${name} ${text}: 1, 2, 3 …`);
  return Number(text);
};

await run(USAGE, async () => {
  const flags = readFlags({ kills: { type: 'string' }, clients: { type: 'string' }, posts: { type: 'string' } });
  const kills = number('kills', flags.kills ?? '200');
  const clients = number('clients', flags.clients ?? '50');
  const postsPerKill = Math.ceil(number('posts', flags.posts ?? '25000') / kills);
  const report = await killUnderLoad({ kills, clients, postsPerKill, progress: console.log });
  console.log(JSON.stringify(report, null, 2));
  return report.lost + report.unreadable + report.twice === 0 && report.restarts.longest <= 1_000 ? 0 : 1;
});

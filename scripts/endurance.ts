import { defineCommand } from './cli/command.ts';
import { countOf } from './cli/count.ts';

export default defineCommand({
  name: 'endurance',
  about: {
    de: 'Beendet den Server unter Last immer wieder gewaltsam und vergleicht, was er bestätigt und was er behalten hat.',
    en: 'Kills the server under load again and again, and compares what it acknowledged with what it kept.',
  },
  flags: {
    kills: {
      about: { de: 'so oft wird er beendet', en: 'how often it is killed' },
      value: { de: 'ANZAHL', en: 'NUMBER' },
      default: '200',
    },
    clients: {
      about: { de: 'gleichzeitige Absender', en: 'senders at the same time' },
      value: { de: 'ANZAHL', en: 'NUMBER' },
      default: '50',
    },
    posts: {
      about: { de: 'bestätigte Einsendungen in allem', en: 'acknowledged submissions in all' },
      value: { de: 'ANZAHL', en: 'NUMBER' },
      default: '25000',
    },
  },
  exits: [
    { de: 'nichts verloren, jeder Neustart in 1 s', en: 'nothing lost, every restart in 1 s' },
    { de: 'nicht so', en: 'not so' },
  ],
  async run({ flags }) {
    const kills = countOf('kills', flags.kills);
    const clients = countOf('clients', flags.clients);
    const posts = countOf('posts', flags.posts);
    const { killUnderLoad } = await import('../tests/reliability/kills.ts');
    const postsPerKill = Math.ceil(posts / kills);
    const report = await killUnderLoad({ kills, clients, postsPerKill, progress: console.log });
    console.log(JSON.stringify(report, null, 2));
    return report.lost + report.unreadable + report.twice === 0 && report.restarts.longest <= 1_000 ? 0 : 1;
  },
});

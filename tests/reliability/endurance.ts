import { parseArgs } from 'node:util';
import { killUnderLoad } from './kills.ts';

/**
 * `npm run test:endurance -- [--kills 200] [--clients 50] [--posts 25000]`: kills the server under load again and again, and
 * compares what it acknowledged with what it kept. Exit 0: nothing lost, and every restart within a second.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    clients: { type: 'string', default: '50' },
    posts: { type: 'string', default: '25000' },
  },
});
const kills = Number(values.kills);
const postsPerKill = Math.ceil(Number(values.posts) / kills);
const report = await killUnderLoad({ kills, clients: Number(values.clients), postsPerKill, progress: console.log });
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.lost + report.unreadable + report.twice === 0 && report.restarts.longest <= 1_000 ? 0 : 1;

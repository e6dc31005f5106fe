import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dayOf } from '../../src/documents/day.ts';

interface Step {
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  strategy?: { matrix: { include: Array<{ node: string; command: string }> } };
  steps: Step[];
}

const workflow: { jobs: { test: Job; change: Job } } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
const manifest: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const { timeZone }: { timeZone: string } = JSON.parse(readFileSync('pages-data/_site/site.json', 'utf8'));
const runs = workflow.jobs.test.strategy?.matrix.include ?? [];

test('the workflow runs on the oldest Node that the project supports, on the one that it is built with, and on a newer one', () => {
  const [oldest, usual, ...newer] = runs.map(({ node }) => node);
  expect(manifest.engines.node).toBe(`>=${oldest}`);
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(usual);
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${usual}-slim`);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${usual}"`);
  expect(newer.length).toBeGreaterThan(0);
});

test('every command of the workflow exists', () => {
  const commands = [
    ...runs.map(({ command }) => command),
    ...Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.split('\n') ?? [])),
  ].filter((command) => command !== '' && !command.startsWith('cat ') && !command.startsWith('${{'));
  expect(commands).toContain('.ci/run');
  expect(commands.filter((command) => !isKnown(command))).toEqual([]);
});

function isKnown(command: string): boolean {
  const script = /^npm run (?:--silent )?(\S+)/u.exec(command)?.[1];
  if (script !== undefined) return Object.hasOwn(manifest.scripts, script);
  return command === 'npm ci' || command === 'npm test' || existsSync(command);
}

test('a site is built in the first hour of every day, in summer and in winter', () => {
  const nightly: { on: { schedule: Array<{ cron: string }> } } = parse(
    readFileSync('.github/workflows/nightly.yml', 'utf8'),
  );
  const times = nightly.on.schedule.map(({ cron }) => /^(\d+) (\d+) \* \* \*$/u.exec(cron)?.slice(1).map(Number) ?? []);
  for (const day of ['2026-01-15', '2026-07-15']) {
    const builds = times.map(([minute = 0, hour = 0]) => new Date(day).setUTCHours(hour, minute));
    const hour = 3_600_000;
    expect(builds.some((time) => dayOf(new Date(time), timeZone) !== dayOf(new Date(time - hour), timeZone))).toBe(
      true,
    );
  }
});

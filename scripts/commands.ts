import { basename, dirname, resolve } from 'node:path';
import { root } from './child.mjs';
import type { Commands } from './cli/main.ts';

/** What is done with a site. */
const siteCommands: Commands = {
  start: () => import('./start.ts'),
  build: () => import('./build.ts'),
  'build-server': () => import('./build-server.ts'),
  dev: () => import('./dev.ts'),
  'dev-server': () => import('./dev-server.ts'),
  validate: () => import('./validate.ts'),
  create: () => import('./create.ts'),
  move: () => import('./move.ts'),
  delete: () => import('./delete.ts'),
  'new-page': () => import('./new-page.ts'),
  'new-block': () => import('./new-block.ts'),
  generate: () => import('./generate.ts'),
  migrate: () => import('./migrate.ts'),
  catalogue: () => import('./catalogue.ts'),
  'check-launch': () => import('./check-launch.ts'),
  submissions: () => import('./submissions.ts'),
  outbox: () => import('./outbox.ts'),
};

/** What is done with the engine itself, by tools and files that its package does not have, or in the repository that it is in. */
const engineCommands: Commands = {
  test: () => import('./test.ts'),
  check: () => import('./check.ts'),
  'check-dependencies': () => import('./check-dependencies.ts'),
  'new-check': () => import('./new-check.ts'),
  fonts: () => import('./fonts.ts'),
  impact: () => import('./impact.ts'),
};

const isPackage = basename(dirname(resolve(root))) === 'node_modules';

/** Every command by the name that it is called by; each is loaded only when it is called. */
export const commands: Commands = isPackage ? siteCommands : { ...siteCommands, ...engineCommands };

/** Names of those that are only in the engine's own repository, where this is not it. */
export const missingCommands: readonly string[] = isPackage ? Object.keys(engineCommands) : [];

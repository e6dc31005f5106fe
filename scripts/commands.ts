/** Every command by the name that it is called by; each is loaded only when it is called. */
export const commands = {
  build: () => import('./build.ts'),
  'build-server': () => import('./build-server.ts'),
  dev: () => import('./dev.ts'),
  'dev-server': () => import('./dev-server.ts'),
  validate: () => import('./validate.ts'),
  'new-page': () => import('./new-page.ts'),
  'new-block': () => import('./new-block.ts'),
  'new-check': () => import('./new-check.ts'),
  generate: () => import('./generate.ts'),
  migrate: () => import('./migrate.ts'),
  catalogue: () => import('./catalogue.ts'),
  impact: () => import('./impact.ts'),
  'check-launch': () => import('./check-launch.ts'),
  submissions: () => import('./submissions.ts'),
  outbox: () => import('./outbox.ts'),
  fonts: () => import('./fonts.ts'),
};

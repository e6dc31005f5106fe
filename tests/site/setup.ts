import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isBuilt } from '../../server/release.ts';
import { serveSite } from './serving.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served while the site tests run, without a slash at the end. */
    address: string;
    /** The folder of the built site. */
    dist: string;
  }
}

/** Serves `dist/`, or the folder that SITE_DIST names, with the real server on a free port. */
export default async function setup(project: TestProject) {
  const dist = resolve(process.env.SITE_DIST ?? 'dist');
  if (!isBuilt(dist)) throw new Error('Die Tests der Website brauchen eine gebaute Website: npm run build');
  const { address, stop } = await serveSite({ dist });
  project.provide('address', address);
  project.provide('dist', dist);
  return () => stop(0);
}

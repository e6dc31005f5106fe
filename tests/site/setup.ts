import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSite } from '../../server/app.ts';
import { isBuilt } from '../../server/release.ts';
import { defaultLimits, serve } from '../../server/serve.ts';

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
  // A worker that computes for some seconds must not find that the server has closed the connection that it would use.
  const limits = { ...defaultLimits, keepAliveTimeout: 10 * 60_000 };
  const { address, stop } = await serve({ listener: createSite({ dist }), host: '127.0.0.1', port: 0, limits });
  project.provide('address', address);
  project.provide('dist', dist);
  return () => stop(0);
}

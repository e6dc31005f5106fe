import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Apart from the other tests, because Lighthouse is installed only where it runs: `npm run lighthouse`. */
export default defineConfig({
  test: {
    include: ['tests/lighthouse/*.test.ts'],
    globalSetup: 'tests/site/setup.ts',
    reporters: ['verbose'],
    // Vitest would keep one processor for itself; here it has nothing to do.
    maxWorkers: availableParallelism(),
    testTimeout: 300_000,
  },
});

import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CHROMIUM_ARGS } from './tests/chromium.ts';
import { BUNDLED_FIRST, oxc } from './vite.shared.ts';

/** Found or installed by `scripts/browser.ts`; without it Playwright looks for a browser of its own. */
const { CHROMIUM_PATH } = process.env;
const chromium = CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {};

/** Files that take more than half a minute, the longest first: in the end no worker must be left alone with one of them. */
const LONGEST = [
  'generate/own-blocks',
  'site/phone',
  'site/desktop',
  'site/states',
  'sites/bakery',
  'site/consent-banner',
  'site/preloader',
].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  oxc,
  test: {
    // Commands speak the language of the terminal; the tests read German.
    env: { PEOPLE_PAGES_LANG: 'de' },
    // Units come first, see `groupOrder`: those that measure time want no browser beside them. Components alone would keep but one
    // processor busy, so they run beside the built site. More workers than processors would gain nothing.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'functions/**/*.test.ts',
            'mail/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{unit,reliability}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.browser.test.tsx'],
          // The files of a worker share what they import: schemas and zod are loaded once, not once a file.
          isolate: false,
          // Some tests start processes; on a busy machine each of them takes its time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Node would load the CommonJS build, whose default export is not `styled`.
          server: { deps: { inline: ['styled-components'] } },
        },
      },
      {
        extends: true,
        // Named here, they are bundled before the first test; found later, each would reload the page under a test.
        optimizeDeps: {
          include: [...BUNDLED_FIRST, '@testing-library/react'],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: ['tests/browser-setup.ts'],
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...chromium, args: CHROMIUM_ARGS } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts', 'tests/sites/*.test.ts'],
          globalSetup: 'tests/site/setup.ts',
          // Nothing is mocked here, so one Chromium and one copy of each module serve all files of a worker.
          isolate: false,
          sequence: { groupOrder: 1 },
          // What waits draws on meanwhile: five pages at a time would take a sixth more processor time than one.
          maxConcurrency: 3,
          // Two tests build a site; on a busy machine that takes its time.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

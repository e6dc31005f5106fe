import { resolve } from 'node:path';
import { lookAt } from '../../src/files/content.ts';
import { KeptFacts } from '../../src/files/kept-facts.ts';
import { MediaReader } from '../../src/files/media.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { compileSite, siteReader } from '../../src/pipeline/compile.ts';
import type { Content } from '../../src/pipeline/read/content.ts';
import type { SiteReader } from '../../src/pipeline/read/read.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import { launchFindings } from '../../src/tools/launch/launch.ts';
import { atEnd } from '../cli/at-end.ts';
import { shownPath } from '../cli/caller.ts';
import { fail } from '../cli/command.ts';
import { limitHeapGrowth } from '../cli/heap.ts';
import { printReport } from '../cli/print.ts';
import { showProgress } from '../cli/progress.ts';
import { LastChanges } from './changes.ts';
import { claim } from './claim.ts';
import { type Engine, readEngine } from './code.ts';
import { shortHash } from './hashes.ts';
import { LastSite } from './last-site.ts';
import { checkEngine, knownFiles } from './sources.ts';
import { checkSiteTarget } from './target.ts';

const words = {
  de: {
    notForPublic: 'Mit Beispielwerten wird keine Website für die Öffentlichkeit gebaut; zur Ansicht mit --demo.',
    built: (pages: number, day: string, seconds: string, out: string) =>
      `${pages} Seiten, Stand ${day}, in ${seconds} s gebaut: ${out}/`,
  },
  en: {
    notForPublic: 'A site with sample values is not built for the public; use --demo to look at it.',
    built: (pages: number, day: string, seconds: string, out: string) =>
      `${pages} pages, as of ${day}, built in ${seconds} s: ${out}/`,
  },
};

export interface BuildOptions {
  /** folder of the pages */
  pages: string;
  /** folder of the finished site */
  out: string;
  date: string | undefined;
  mode: 'production' | 'development';
  /** fails on sample values, except for a demo */
  production: boolean;
  demo: boolean;
  'no-compression': boolean;
  'no-cache': boolean;
  /** shows pictures as they are that nothing has been drawn of yet */
  quick: boolean;
}

/** Most warnings that a build shows, which does its work all the same: to show each of thousands, their files have to be read. */
const MOST_WARNINGS = 50;

/** What one build of a process finds out, and the next one knows. */
export interface BuildMemory {
  /** what is known of the pages, from builds of other processes, too; undefined where nothing is to be found again */
  facts: KeptFacts | undefined;
  reader: SiteReader;
  media: MediaReader;
  changes: LastChanges;
  /** as it was when asked for first: its changes show after a new start */
  engine: () => Engine;
  /** what is known of the site in the folder, from builds of other processes, too; undefined as `facts` */
  last: () => LastSite | undefined;
  /** whether another build follows every save */
  isWatching: boolean;
}

export function memoryOf(
  { pages, out, 'no-cache': isNew, 'no-compression': isPlain }: BuildOptions,
  { isWatching = false } = {},
): BuildMemory {
  if (isNew) knownFiles.forget();
  let engine: Engine | undefined;
  let last: LastSite | undefined;
  const facts = isNew ? undefined : new KeptFacts(pages, checkEngine());
  return {
    facts,
    reader: siteReader(facts),
    media: new MediaReader(),
    changes: new LastChanges(pages),
    isWatching,
    engine() {
      engine ??= readEngine();
      return engine;
    },
    last() {
      if (!isNew) last ??= new LastSite(resolve(out), String(!isPlain));
      return last;
    },
  };
}

interface CheckedSite {
  /** undefined where a finding is an error */
  site: ResolvedSite | undefined;
  code: 0 | 1;
  /** routes of pages that are not published */
  unpublished: string[];
}

/** Apart from the build, which would hold what was found, ten megabytes for thousands of warnings, to its end. */
function checkAndReport(content: Content, options: BuildOptions, language: Language, reader: SiteReader): CheckedSite {
  const { pages: folder, production, demo } = options;
  const { site, ...checked } = compileSite(content, reader, demo ? { noindex: true } : {});
  const findings = production && !demo ? launchFindings(checked) : checked.findings;
  const most = findings.some(({ severity }) => severity === 'error') ? findings.length : MOST_WARNINGS;
  const code = printReport({ ...checked, findings, folder, language, most });
  return { site, code, unpublished: [...checked.unpublished.keys()] };
}

/**
 * Checks all pages, reports on them, and writes the finished site where they are valid. Returns the exit code.
 *
 * @param memory the same for all builds of a process
 */
export async function buildSite(
  options: BuildOptions,
  language: Language,
  { facts, reader, media, changes, engine, last, isWatching } = memoryOf(options),
): Promise<number> {
  limitHeapGrowth();
  const { pages: folder, mode } = options;
  checkSiteTarget(options.out, folder);
  process.env.NODE_ENV = mode;
  // Git is asked meanwhile.
  const changedOn = changes.read();
  const content = lookAt(folder, options.date, media);
  const { site, code, unpublished } = checkAndReport(content, options, language, reader);
  facts?.save();
  if (!site) return 1;
  if (code !== 0) return fail(words[language].notForPublic);
  const started = performance.now();
  // React is loaded with it, and looks at NODE_ENV only then.
  const { replaceSite } = await import('./site.ts');
  const release = atEnd(claim(options.out));
  const progress = showProgress(language);
  try {
    const build = {
      folder,
      changedOn,
      engine: engine(),
      assets: content.assets,
      out: resolve(options.out),
      mode,
      progress,
    };
    // What leads to a page that is not published is left out of others.
    const hidden = shortHash(JSON.stringify(unpublished));
    const contentOf = (file: string) => {
      const content = facts?.contentOf(file);
      return content && `${content} ${hidden}`;
    };
    const isCompressed = !options['no-compression'];
    const isQuick = options.quick;
    await replaceSite(site, { ...build, contentOf, isCompressed, isQuick, isWatching, last: last() });
    if (facts) knownFiles.save();
  } finally {
    progress.end();
    release();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(words[language].built(site.pages.length, content.day ?? '', seconds, shownPath(options.out)));
  return 0;
}

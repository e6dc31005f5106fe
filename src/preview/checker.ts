import { existsSync } from 'node:fs';
import { ReleasedFile } from '../files/disk-file.ts';
import { KeptFacts } from '../files/kept-facts.ts';
import { ContentStore } from '../files/store.ts';
import { failureOf, failureText } from '../findings/failed-page.ts';
import type { Finding } from '../findings/finding.ts';
import type { Language } from '../findings/messages/message.ts';
import type { Unpublished } from '../findings/messages/publish.ts';
import type { Check } from '../pipeline/check/check.ts';
import { type Checked, checkSite, siteReader } from '../pipeline/compile.ts';
import type { SiteReader } from '../pipeline/read/read.ts';
import type { PageState } from './contract.ts';
import { pageList } from './list.ts';

export interface PreviewOptions {
  /** pages folder, absolute */
  folder: string;
  /** pages folder as the author knows it, for messages */
  name: string;
  language: Language;
  /** the engine's folder as the author writes it; its own where there is none */
  engineFolder?: string;
  /** the day that the site is shown for */
  day: string;
  /** folder of what visitors have sent, absolute: nobody gets anything of it */
  dataDir?: string;
  /** names the code that checks, for what is known from earlier runs; without it nothing is kept */
  engine?: string;
  /** else all there are */
  checks?: readonly Check[];
}

/** What is known of a whole site. Data only: it comes from another thread. */
export interface SiteState {
  findings: readonly Finding[];
  unpublished: ReadonlyMap<string, Unpublished>;
  /** what has thrown while the site was checked; undefined where nothing has */
  failure: string | undefined;
  /** every page with its problems, where it was asked for */
  list: PageState[] | undefined;
}

/** What is known before the first check, and where there can be none. */
export const unchecked = (failure?: string): SiteState => ({
  findings: [],
  unpublished: new Map(),
  failure,
  list: undefined,
});

/** Checks a whole site, and again after every change. */
export class SiteChecker {
  readonly #options: PreviewOptions;
  readonly #reader: SiteReader;
  readonly #facts: KeptFacts | undefined;
  readonly #store: ContentStore;
  #last: SiteState | undefined;

  constructor(options: PreviewOptions) {
    const { folder, engine } = options;
    this.#options = options;
    this.#facts = engine === undefined ? undefined : new KeptFacts(folder, engine);
    this.#reader = siteReader(this.#facts);
    this.#store = new ContentStore(folder, ReleasedFile);
  }

  /** Takes in changed files, relative to the pages folder. Undefined where none has changed. */
  update(paths: readonly string[], isListed = false): SiteState | undefined {
    const changes = paths.map((path) => this.#store.update(path));
    return changes.includes(true) ? this.check(isListed) : undefined;
  }

  /** Keeps what is known of the pages for the next start. */
  keep() {
    this.#facts?.save();
  }

  /** While the folder is away, what was found last. */
  check(isListed = false): SiteState {
    const { folder, language, day, checks } = this.#options;
    const last = this.#last;
    if (last && !existsSync(folder)) return { ...last, list: isListed ? (last.list ?? []) : undefined };
    const content = { ...this.#store.content(), day };
    const { checked, failure } = orWithout(checks, (rules) => checkSite(content, this.#reader, rules));
    const { findings, unpublished } = checked;
    this.#last = {
      findings,
      unpublished,
      failure,
      list: isListed ? pageList(checked, folder, language) : undefined,
    };
    return this.#last;
  }
}

/** What is found by checks; where one of them throws, what is found without any, and what it has thrown. */
export function orWithout(
  checks: readonly Check[] | undefined,
  find: (checks?: readonly Check[]) => Checked,
): { checked: Checked; failure: string | undefined } {
  try {
    return { checked: find(checks), failure: undefined };
  } catch (error) {
    return { checked: find([]), failure: failureText(failureOf(error)) };
  }
}

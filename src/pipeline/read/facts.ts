import type { JsonPath } from '../../documents/json.ts';
import type { Effect } from '../../fields/effects.ts';
import type { ExternalKind } from '../../fields/external.ts';
import type { ObjectRule } from '../../fields/rules.ts';
import type { Language } from '../../words/language.ts';

/** A value that some whole-site check needs, and its place. */
export interface Fact<T = string> {
  value: T;
  path: JsonPath;
  /** the piece of the text that it is, where it is not the whole */
  part?: string;
}

/** A text that visitors read or hear. */
export interface TextFact extends Fact {
  /** undefined where it is that of the whole document */
  lang: Language | undefined;
  recommended: number | undefined;
  /** whether links may be in it */
  isRich: boolean;
}

/** What the checks may know of a document: every value by what it means, in reading order. */
export interface Facts {
  /** those that a check of language, typography or length may have something to say about */
  texts: TextFact[];
  links: Fact[];
  /** `[label](target)` in texts that hold no links */
  misplacedLinks: Fact[];
  /** `*emphasis*` in texts that are drawn as they are */
  misplacedEmphasis: Fact[];
  anchors: Fact[];
  headings: Array<Fact & { level: 1 | 2 | 3 }>;
  pictures: Array<Fact<{ src: unknown; alt: unknown; isStill: boolean }>>;
  /** texts that stand in empty fields */
  examples: Fact[];
  /** key figures */
  figures: Fact[];
  /** names of rows in a comparison; its entries are four steps above them */
  rows: Fact[];
  files: Fact[];
  icons: Fact[];
  forms: Fact[];
  serviceLabels: Fact[];
  /** hosts that a notice names, or references to the site document that have one: `{site.chat.baseUrl}` */
  hosts: Fact[];
  /** addresses on other hosts from which a page loads something, and how */
  externals: Array<Fact & { content: ExternalKind }>;
  /** everything in braces as written, also where one brace is missing: `{site.name}` */
  placeholders: Fact[];
  brokenRules: Array<Fact<ObjectRule> & { present: string[] }>;
  /** properties that change nothing beside what another one is; of those in one list the first, and how many `more` there are */
  withoutEffect: Array<Fact<Effect> & { otherValue: unknown; more: number }>;
}

/** Whether any check may have something to say about a text; a quick test, wrong only by saying yes. */
export type TextFilter = (text: string) => boolean;

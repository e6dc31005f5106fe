import { blockMessages } from './blocks.ts';
import { fileMessages } from './file.ts';
import { formatMessages } from './format.ts';
import { formMessages } from './forms.ts';
import { languageMessages } from './languages.ts';
import { launchMessages } from './launch.ts';
import { mediaMessages } from './media.ts';
import type { Entry, Hints, Language, Message, Severity } from './message.ts';
import { publishMessages } from './publish.ts';
import { sectionMessages } from './section.ts';
import { settingsMessages } from './settings.ts';
import { shapeMessages } from './shape.ts';
import { siteMessages } from './site.ts';
import { syntaxMessages } from './syntax.ts';
import { textMessages } from './text.ts';

/** The words of every problem, by code. A new problem is one entry in one of these tables. */
const messages = {
  ...fileMessages,
  ...syntaxMessages,
  ...blockMessages,
  ...shapeMessages,
  ...formatMessages,
  ...mediaMessages,
  ...siteMessages,
  ...settingsMessages,
  ...languageMessages,
  ...formMessages,
  ...launchMessages,
  ...textMessages,
  ...sectionMessages,
  ...publishMessages,
};

export type FindingCode = keyof typeof messages;

/** What a problem of this code reports beside its place. */
export type FindingDetails<Code extends FindingCode> = (typeof messages)[Code] extends Entry<infer D> ? D : never;

type Table = { [Code in FindingCode]: Entry<FindingDetails<Code>> };

const table: Table = messages;

const isCode = (name: string): name is FindingCode => Object.hasOwn(messages, name);

export const findingCodes = Object.keys(messages).filter(isCode).sort();

export function severityOf(code: FindingCode): Severity {
  // A check can be saved before its message is.
  if (!isCode(code)) throw new Error(`There is no message for the code "${String(code)}" in src/findings/messages`);
  return table[code].severity;
}

/** What the words of a finding depend on. */
type Coded<Code extends FindingCode> = Hints & { [K in Code]: { code: K; details: FindingDetails<K> } }[Code];

/** What a person reads for a finding, in their language. */
export function messageOf<Code extends FindingCode>(finding: Coded<Code>, language: Language): Message {
  return table[finding.code].words[language](finding.details, finding);
}

import type { Language } from './messages/message.ts';

/** One text in each language that the commands speak. */
export type Text = Readonly<Record<Language, string>>;

/** Several texts as one, a line each. */
export function linesOf(texts: readonly Text[]): Text {
  const lines = (language: Language) => texts.map((text) => text[language]).join('\n');
  return { de: lines('de'), en: lines('en') };
}

/** An error that is an answer to whoever called a command, in both languages; a plain string is the same in both. */
class ReportedError extends Error {
  readonly text: Text;
  constructor(text: Text | string) {
    super(typeof text === 'string' ? text : text.de);
    this.text = typeof text === 'string' ? { de: text, en: text } : text;
  }
}

/** A command was called wrongly: exit code 2, and how to call it. */
export class UsageError extends ReportedError {}

/** A command could not read or write everything that it had to: exit code 2, never 0 or 1. */
export class IncompleteError extends ReportedError {}

/** Something that could not be read. */
export interface Unread {
  /** path below the pages folder, with `/`; undefined where it is no part of it */
  file?: string | undefined;
  text: Text;
}

/** Parts of a pages folder could not be read. */
export class UnreadableError extends IncompleteError {
  readonly unread: readonly Unread[];
  constructor(unread: readonly Unread[]) {
    super(linesOf(unread.map(({ text }) => text)));
    this.unread = unread;
  }
}

/** What kept a command from getting to its end, in parts that name the file that each is about where it is known. */
export const unreadIn = (error: IncompleteError): readonly Unread[] =>
  error instanceof UnreadableError ? error.unread : [{ text: error.text }];

/** What a command that goes on says of an error: the answer, or for any other error what a developer needs. */
export function sentenceOf(error: unknown, language: Language): string {
  if (error instanceof ReportedError) return error.text[language];
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

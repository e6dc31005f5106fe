import type { Readable, Writable } from 'node:stream';
import * as prompts from '@clack/prompts';
import type { Language } from '../../src/words/language.ts';

/** Someone left a question with Ctrl+C. */
export class Cancelled extends Error {}

/** Where questions are asked and answered, if not at the terminal of the process. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/** Whether someone is at a terminal to answer. In CI there is nobody, whatever the terminal. */
export const canAsk = () => Boolean(process.stdin.isTTY && process.stdout.isTTY && !process.env.CI);

export interface TextQuestion {
  message: string;
  /** what Enter alone answers */
  suggested?: string;
  /** why an answer will not do; the question is asked again */
  problem?: (answer: string) => string | undefined;
}

/** Asks for a text. Throws `Cancelled`. */
export async function askText(question: TextQuestion, terminal?: Terminal): Promise<string> {
  const { message, suggested = '', problem } = question;
  const answer = await prompts.text({
    ...terminal,
    message,
    placeholder: suggested,
    defaultValue: suggested,
    validate: (value) => problem?.(value?.trim() || suggested),
  });
  if (prompts.isCancel(answer)) throw new Cancelled();
  return answer.trim();
}

/** What the package would say in English, whatever language the command speaks. */
const words = {
  de: { keys: '↑/↓ wählt, Enter bestätigt', yes: 'Ja', no: 'Nein' },
  en: { keys: '↑/↓ chooses, Enter confirms', yes: 'Yes', no: 'No' },
};

export interface ChoiceQuestion<T extends string> {
  message: string;
  choices: ReadonlyArray<{ value: T; label: string }>;
  language: Language;
}

/** Asks for one of several; the first is what Enter alone answers. Throws `Cancelled`. */
export async function askChoice<T extends string>(question: ChoiceQuestion<T>, terminal?: Terminal): Promise<T> {
  const { choices, language } = question;
  const message = `${question.message} (${words[language].keys})`;
  const values = new Map(choices.map(({ value }, index) => [String(index), value]));
  const options = choices.map(({ label }, index) => ({ value: String(index), label }));
  const answer = await prompts.select({ ...terminal, message, options, showInstructions: false });
  const value = prompts.isCancel(answer) ? undefined : values.get(answer);
  if (value === undefined) throw new Cancelled();
  return value;
}

/** Asks for a yes; Enter alone is a no. Throws `Cancelled`. */
export async function confirm(message: string, language: Language, terminal?: Terminal): Promise<boolean> {
  const { yes, no } = words[language];
  const answer = await prompts.confirm({ ...terminal, message, active: yes, inactive: no, initialValue: false });
  if (prompts.isCancel(answer)) throw new Cancelled();
  return answer;
}

import type { Language } from '../../src/findings/messages/message.ts';
import type { Progress } from '../build/progress.ts';

/** What is done sooner needs no display. */
const PATIENCE = 2000;
/** Between two updates of the line on a terminal. */
const PAUSE = 100;

const words = {
  de: { left: (seconds: string) => `noch ${seconds} s`, of: 'von' },
  en: { left: (seconds: string) => `${seconds} s left`, of: 'of' },
};

/** Where the display goes: a terminal has one line that changes; anything else, such as a log, gets a line a step. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows each step that takes longer than two seconds: what it is, how many of how many are done, how long it will take. */
export function showProgress(
  language: Language,
  output: Output = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  let step: { name: string; total: number; done: number; started: number; shown: number } | undefined;
  const show = () => {
    if (!step || now() - step.started < PATIENCE || now() - step.shown < (output.isTTY ? PAUSE : Infinity)) return;
    step.shown = now();
    const line = lineOf(step, (now() - step.started) / 1000, language);
    output.write(output.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
  };
  const clear = () => {
    if (output.isTTY && step && step.shown > Number.NEGATIVE_INFINITY) output.write('\r\u001b[2K');
    step = undefined;
  };
  const clock = setInterval(show, PATIENCE / 4).unref();
  return {
    begin(name, total = 1) {
      clear();
      step = { name: name[language], total, done: 0, started: now(), shown: Number.NEGATIVE_INFINITY };
    },
    advance() {
      if (step) step.done += 1;
      show();
    },
    end() {
      clearInterval(clock);
      clear();
    },
  };
}

interface Step {
  name: string;
  total: number;
  done: number;
}

function lineOf({ name, total, done }: Step, seconds: number, language: Language): string {
  if (total < 2) return `${name} …`;
  const { left, of } = words[language];
  const rest = done > 0 ? `, ${left(((seconds / done) * (total - done)).toFixed(0))}` : '';
  return `${name}: ${done} ${of} ${total}${rest}`;
}

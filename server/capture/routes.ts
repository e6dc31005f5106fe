import { type Context, Hono } from 'hono';
import type { IsProxy } from '../../functions/request/client.ts';
import { spokenAt } from '../../mail/letters/documents.ts';
import { isWithin } from '../../src/forms/paths.ts';
import { CAPTURE_PATH } from '../../src/forms/wire.ts';
import type { ServerWords } from '../../src/words/words.ts';
import type { LogDetails } from '../log.ts';
import type { Definitions } from '../release.ts';
import { answerPerson, answerProgram } from './answers.ts';
import { type CaptureTools, capture, type Outcome, type Sender } from './capture.ts';
import { clientOf, remoteAddress } from './client.ts';
import type { StoredSubmission } from './store.ts';

export interface CaptureOptions extends CaptureTools {
  isProxy: IsProxy;
  /** those of the site, or of the last one while there is none */
  words: (path: string) => ServerWords;
  /** Called once something is stored. Never rejects: its failure changes nothing for the sender. */
  onCaptured(submission: StoredSubmission, client: string): Promise<void>;
}

/** Form capture: `/` for the popup and for programs, the addresses of thank-you pages for forms that stand on a page. */
export function captureRoutes(options: CaptureOptions): Hono {
  const receive = async (context: Context): Promise<Outcome> => {
    const started = performance.now();
    const sender = senderOf(context, options.isProxy);
    const outcome = await capture(context.req.raw, sender, options);
    options.log('post', { ...summary(outcome), ms: Math.round(performance.now() - started) });
    if (outcome.ok && outcome.stored) void options.onCaptured(outcome.stored, sender.client);
    return outcome;
  };
  const person = async (context: Context) => {
    const outcome = await receive(context);
    const page = outcome.ok ? outcome.stored?.page : outcome.entered?.submission.page;
    const path = page || context.req.path;
    const definitions = options.definitions();
    return answerPerson(context, outcome, {
      words: options.words(path),
      definitions: definitions && spokenAt(definitions, path),
    });
  };

  return new Hono()
    .post(CAPTURE_PATH, async (context) =>
      isNavigation(context) ? person(context) : answerProgram(context, await receive(context)),
    )
    .post('*', (context, next) => (isThanks(context.req.path, options.definitions()) ? person(context) : next()));
}

/** Whether forms are posted to an address; that of all such pages takes posts too, of documents that an older site has made. */
const isThanks = (path: string, definitions: Definitions | undefined) =>
  definitions !== undefined && isWithin(path, spokenAt(definitions, path).site.addresses.thanks);

/** A browser says what it will do with the answer; one that does not say so asks for HTML only when it will show it. */
function isNavigation({ req }: Context): boolean {
  const mode = req.header('sec-fetch-mode');
  return mode ? mode === 'navigate' : /\btext\/html\b/u.test(req.header('accept') ?? '');
}

function senderOf(context: Context, isProxy: IsProxy): Sender {
  const { req } = context;
  const believed = isProxy(remoteAddress(context)) ? req.header('x-forwarded-host') : undefined;
  const hosts = [req.header('host'), believed].filter((host) => host !== undefined);
  return { client: clientOf(context, isProxy), hosts };
}

/** A form's name only where it is one of ours: anything else is a visitor's text. */
function summary(outcome: Outcome): LogDetails {
  if (outcome.ok) return { status: 200, form: outcome.form.name, stored: outcome.stored !== undefined };
  const { status, code, entered } = outcome;
  return { status, code, ...(entered && { form: entered.form.name }) };
}

import { html } from 'hono/html';
import type { ServerWords } from '../../src/words/words.ts';
import type { Definitions } from '../release.ts';
import type { Outcome } from './capture.ts';
import { formMarkup } from './form.ts';
import { failureWords } from './words.ts';

/** What stands around the answer; no definitions in the moment between two builds. */
export interface Around {
  words: ServerWords;
  definitions: Definitions | undefined;
}

/**
 * A page that depends on what was sent, so that no build can make it: small, complete without JavaScript, with one
 * linked stylesheet (`public/form-answer.css`). The template escapes every value.
 */
export function failurePage({ code, retryAfter, errors, entered }: Exclude<Outcome, { ok: true }>, around: Around) {
  const { words } = around;
  const { title, text } = failureWords(code, words, retryAfter);
  const list =
    errors &&
    html`<ul>${Object.entries(errors).map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)}</ul>`;
  const form = entered && formMarkup(entered.thanks, entered.form, entered.submission, { errors: errors ?? {}, words });
  return document(title, around, html`<div role="alert"><p>${text}</p>${list ?? ''}</div>${form ?? ''}`);
}

function document(title: string, { words, definitions }: Around, main: Piece) {
  const { home } = words.server;
  const { site, legal = [] } = definitions ?? {};
  const address = site?.home ?? '/';
  const links = legal.map(({ title: name, path }) => html`<a href="${path}">${name}</a> `);
  const name = site ? ` · ${site.name}` : '';
  const mail = site && html`<a href="mailto:${site.email}">${site.email}</a>`;
  return html`<!doctype html>
<html lang="${site?.language ?? words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}${name}</title>
<link rel="stylesheet" href="/form-answer.css">
</head>
<body>
<header><a href="${address}">${site?.name ?? home}</a></header>
<main>
<h1>${title}</h1>
${main}
</main>
<footer><a href="${address}">${home}</a> ${links}${mail ?? ''}</footer>
</body>
</html>
`;
}

type Piece = ReturnType<typeof html>;

import { html } from 'hono/html';
import type { Form } from '../../src/documents/form.ts';
import type { Site } from '../../src/documents/site.ts';
import type { Outcome } from './capture.ts';
import { formMarkup } from './form.ts';
import { wordsFor } from './words.ts';

/**
 * Pages that depend on what was sent, so that no build can make them: small, complete without JavaScript, with one
 * linked stylesheet (`public/form-answer.css`). The template escapes every value.
 */
export function successPage({ success }: Form, site: Site | undefined) {
  return document(success.title, site, html`<p>${success.text}</p>`);
}

export function failurePage(
  { code, retryAfter, errors, entered }: Exclude<Outcome, { ok: true }>,
  site: Site | undefined,
) {
  const { title, text } = wordsFor(code, { ...(retryAfter !== undefined && { seconds: retryAfter }) });
  const list =
    errors &&
    html`<ul>${Object.entries(errors).map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)}</ul>`;
  const form = entered && site && formMarkup(site.addresses.thanks, entered.form, entered.submission, errors ?? {});
  return document(title, site, html`<div role="alert"><p>${text}</p>${list ?? ''}</div>${form ?? ''}`);
}

function document(title: string, site: Site | undefined, main: Piece) {
  const name = site ? ` · ${site.name}` : '';
  const legal =
    site?.law &&
    html`<a href="${site.addresses.privacy}">Datenschutz</a> <a href="${site.addresses.imprint}">Impressum</a>`;
  const mail = site && html`<a href="mailto:${site.email}">${site.email}</a>`;
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}${name}</title>
<link rel="stylesheet" href="/form-answer.css">
</head>
<body>
<header><a href="/">${site?.name ?? 'Zur Startseite'}</a></header>
<main>
<h1>${title}</h1>
${main}
</main>
<footer><a href="/">Zur Startseite</a> ${legal ?? ''} ${mail ?? ''}</footer>
</body>
</html>
`;
}

type Piece = ReturnType<typeof html>;

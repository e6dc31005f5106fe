import { DATA_ELEMENT } from '../../app/data-element.ts';
import { escapeHtml, escapeJson } from '../../pipeline/output/document.ts';
import type { Language } from '../../words/language.ts';

interface CatalogueDocument {
  title: string;
  language: Language;
  styleTags: string;
  /** module that brings the page to life; everything can be read without it */
  script: string;
  body: string;
  /** what the script needs to know */
  data?: unknown;
}

/** A page of the catalogue. It is no part of the site: search engines do not index it. */
export const catalogueDocument = ({
  title,
  language,
  styleTags,
  script,
  body,
  data,
}: CatalogueDocument) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
${styleTags}
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body>
<div id="root">${body}</div>
${data === undefined ? '' : `<script type="application/json" id="${DATA_ELEMENT}">${escapeJson(data)}</script>\n`}</body>
</html>
`;

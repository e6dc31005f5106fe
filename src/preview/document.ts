import { DATA_ELEMENT } from '../app/data-element.ts';
import type { Language } from '../findings/messages/message.ts';
import { escapeJson } from '../pipeline/output/document.ts';
import { ICONS } from '../pipeline/output/share/icons.ts';

const TITLE: Readonly<Record<Language, string>> = { de: 'Vorschau', en: 'Preview' };

/**
 * The document of a page in the preview: nothing is drawn before its script runs.
 *
 * @param language of what the preview says about the page
 * @param spoken language of the page itself
 */
export const previewDocument = (
  data: unknown,
  entry: 'preview.tsx' | 'list.tsx',
  language: Language,
  spoken = language,
) => `<!doctype html>
<html lang="${spoken}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE[language]}</title>
<meta name="description" content="">
<link rel="canonical" href="/">
<link rel="icon" href="${ICONS.vector}" type="image/svg+xml">
<script type="module" src="/src/preview/overlay/${entry}"></script>
</head>
<body>
<div id="root" data-language="${language}"></div>
<script type="application/json" id="${DATA_ELEMENT}">${escapeJson(data)}</script>
</body>
</html>
`;

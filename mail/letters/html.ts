import { html } from 'hono/html';
import type { Theme } from '../../src/documents/theme.ts';
import type { SiteDocuments } from './documents.ts';

/** Markup that is finished; every other text is escaped where it is put into markup. */
type Markup = ReturnType<typeof html>;

export const link = (href: string, { colors }: Theme): Markup =>
  html`<a href="${href}" style="color:${colors.brand}">${href}</a>`;

export const strong = (text: string): Markup => html`<strong>${text}</strong>`;

const sizes = { normal: '16px', small: '13px' };

/** Lines of one paragraph. */
export function paragraph(lines: readonly (string | Markup)[], size: keyof typeof sizes = 'normal'): Markup {
  const broken = lines.map((line, index) => (index === 0 ? line : html`<br>\n${line}`));
  return html`<p style="margin:0 0 16px;font-size:${sizes[size]};line-height:1.5">${broken}</p>`;
}

type FontKind = NonNullable<Theme['fonts']>['text']['kind'];

/** Mail programs load no fonts: texts have what every system has of the kind that the site's have. */
const FAMILIES: Readonly<Record<FontKind, string>> = {
  serif: 'Georgia,Times,serif',
  'sans-serif': 'Helvetica,Arial,sans-serif',
  monospace: 'Menlo,Consolas,monospace',
  rounded: 'ui-rounded,Helvetica,Arial,sans-serif',
};

/** A whole document for mail programs: styles are attributes of their elements, and nothing is loaded from anywhere. */
export function htmlDocument(
  title: string,
  { site: { language }, theme: { colors, fonts } }: { site: Pick<SiteDocuments['site'], 'language'>; theme: Theme },
  paragraphs: readonly Markup[],
): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px;background:${colors.ground};color:${colors.text};font-family:${FAMILIES[fonts?.text.kind ?? 'sans-serif']}">
<div style="max-width:560px;margin:0 auto">
${paragraphs.map((each, index) => (index === 0 ? each : html`\n${each}`))}
</div>
</body>
</html>
`.toString();
}

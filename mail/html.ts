/** Markup that is finished; every other text is escaped. */
interface Markup {
  html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string) => text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character);

export const link = (href: string): Markup => ({
  html: `<a href="${escaped(href)}" style="color:#7e4b26">${escaped(href)}</a>`,
});

export const strong = (text: string): Markup => ({ html: `<strong>${escaped(text)}</strong>` });

const sizes = { normal: '16px', small: '13px' };

/** Lines of one paragraph. */
export function paragraph(lines: readonly (string | Markup)[], size: keyof typeof sizes = 'normal'): string {
  const html = lines.map((line) => (typeof line === 'string' ? escaped(line) : line.html)).join('<br>\n');
  return `<p style="margin:0 0 16px;font-size:${sizes[size]};line-height:1.5">${html}</p>`;
}

/** A whole document for mail readers: styles stand at their elements, nothing is loaded from anywhere. */
export function htmlDocument(title: string, paragraphs: readonly string[]): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px;background:#f2eadf;color:#3d2412;font-family:Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
}

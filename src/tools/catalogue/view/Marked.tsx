import { Code } from './styles.ts';

/** The little Markdown of the block reference: code in backticks; a link within the reference becomes its words. */
export function Marked({ text }: { text: string }) {
  const parts = text.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/gu, '$1').split('`');
  return parts.map((part, index) =>
    // Parts have nothing but their place.
    index % 2 === 1 ? <Code key={index}>{part}</Code> : <span key={index}>{part}</span>,
  );
}

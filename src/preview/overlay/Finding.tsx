import type { PreviewFinding } from '../contract.ts';
import { Code, Item, Mark, Open, Place, Problem } from './styles.ts';

/** One finding as an entry of a list: its place, the lines around it, what is wrong, and the way to it. */
export function Finding({ finding }: { finding: PreviewFinding }) {
  return (
    <Item>
      <Place>
        {finding.file}:{finding.line}:{finding.column} {finding.block ? `· ${finding.block}` : ''}
      </Place>
      <Code>
        {finding.excerpt.map(({ number, text, mark }) => (
          <span key={number}>
            {`${mark ? '>' : ' '} ${String(number).padStart(4)} | `}
            {mark ? (
              <>
                {text.slice(0, mark.column - 1)}
                <Mark>{text.slice(mark.column - 1, mark.column - 1 + mark.length) || ' '}</Mark>
                {text.slice(mark.column - 1 + mark.length)}
              </>
            ) : (
              text
            )}
            {'\n'}
          </span>
        ))}
      </Code>
      <Problem>
        {finding.problem} <strong>{finding.remedy}</strong>
      </Problem>
      <Open type="button" onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(finding.open)}`)}>
        Im Editor öffnen
      </Open>
    </Item>
  );
}

/** Key of a finding in a list. */
export const keyOf = ({ open, code }: PreviewFinding) => `${open} ${code}`;

import type { PreviewFinding } from '../contract.ts';
import { OpenInEditor } from './OpenInEditor.tsx';
import { Code, Item, Mark, Place, Problem } from './styles.ts';

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
      <OpenInEditor place={finding.open} />
    </Item>
  );
}

/** Key of a finding in a list. */
export const keyOf = ({ open, code }: PreviewFinding) => `${open} ${code}`;

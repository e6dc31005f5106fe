import styled, { css } from 'styled-components';
import { media } from './media.ts';
import { Label, RichText } from './Text.tsx';
import { space } from './tokens.ts';
import { useWords } from './words.ts';

/** Label beside text, on hairlines. */
const rows = css`
  border-block-end: 1px solid var(--line);
  & > div {
    display: grid;
    gap: ${space.sm} ${space.gutter};
    padding-block: ${space.lg};
    border-block-start: 1px solid var(--line);
    ${media.tablet} { grid-template-columns: minmax(9rem, 2fr) 5fr; }
  }
`;

/** Text below its label, smaller than what it leads to; the facts face each other from a tablet on. */
const facing = css`
  gap: ${space.xl};
  grid-auto-columns: minmax(0, 1fr);
  align-content: start;
  line-height: 1.5;
  color: var(--muted);
  dt { padding-block: 0 ${space.xs}; }
  ${media.tablet} { grid-auto-flow: column; }
`;

const List = styled.dl<{ $layout: 'rows' | 'facing' }>`
  display: grid;
  ${({ $layout }) => ({ rows, facing })[$layout]}
  /* paragraphs of one text */
  div& { gap: ${space.md} ${space.xl}; color: var(--text); }
`;

const Term = styled(Label)`
  padding-block-start: 0.3em;
`;

const Detail = styled.dd`
  max-width: 58ch;
`;

const PARTS = ['challenge', 'solution', 'result'] as const;

interface StoryFactsProps {
  /** what is missing is left out */
  story: { [P in (typeof PARTS)[number]]?: string | undefined };
  layout?: 'rows' | 'facing';
  /** whether each step has its label, or the steps are paragraphs of one text */
  labelled?: boolean;
  className?: string;
}

/** The steps of a story. */
export function StoryFacts({ story, layout = 'rows', labelled = true, className }: StoryFactsProps) {
  const labels = useWords().blocks.story;
  return (
    <List as={labelled ? 'dl' : 'div'} $layout={layout} className={className}>
      {PARTS.filter((part) => story[part]).map((part) => (
        <div key={part} data-reveal="rise">
          {labelled ? <Term as="dt">{labels[part]}</Term> : null}
          <Detail as={labelled ? 'dd' : 'p'}>
            <RichText text={story[part]} />
          </Detail>
        </div>
      ))}
    </List>
  );
}

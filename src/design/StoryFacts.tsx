import styled, { css } from 'styled-components';
import { media } from './media.ts';
import { Label, RichText } from './Text.tsx';
import { space } from './tokens.ts';
import { useWords } from './words.ts';

const Row = styled.div`
  display: grid;
  gap: ${space.xs} ${space.gutter};
  padding-block: ${space.lg};
  border-block-start: 1px solid var(--line);
  ${media.tablet} { grid-template-columns: minmax(9rem, 2fr) 5fr; }
`;

type FactsLayout = 'rows' | 'columns' | 'credits';

const columns = css`
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border: 0;
  ${Row} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    row-gap: ${space.md};
    padding-inline-end: ${space.xl};
  }
`;

/** Like the end of a film: what and who meet in the middle of the page. */
const credits = css`
  border: 0;
  ${Row} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-block: ${space.xs};
    border: 0;
    & > dt { text-align: end; }
  }
`;

const List = styled.dl<{ $layout: FactsLayout }>`
  display: grid;
  column-gap: ${space.gutter};
  border-block-end: 1px solid var(--line);
  ${({ $layout }) => ($layout === 'credits' ? credits : '')}
  ${media.desktop} {
    ${({ $layout }) => ($layout === 'columns' ? columns : '')}
  }
`;

const Term = styled(Label)`
  padding-block-start: 0.3em;
`;

const Detail = styled.dd`
  max-width: 58ch;
  text-wrap: pretty;
`;

const PARTS = ['challenge', 'solution', 'result'] as const;

interface FactsProps {
  facts: ReadonlyArray<{ label: string; text: string }>;
  /** `rows`: label beside text; `columns`: the facts beside each other on a desktop; `credits`: both meet in the middle */
  layout?: FactsLayout | undefined;
}

/** Labels and texts, in rows on hairlines. */
export function Facts({ facts, layout = 'rows' }: FactsProps) {
  return (
    <List $layout={layout}>
      {facts.map(({ label, text }) => (
        <Row key={label} data-reveal="rise">
          <Term as="dt">{label}</Term>
          <RichText as={Detail} text={text} />
        </Row>
      ))}
    </List>
  );
}

interface StoryFactsProps extends Pick<FactsProps, 'layout'> {
  /** what is missing is left out */
  story: { [P in (typeof PARTS)[number]]?: string | undefined };
}

/** The steps of a story. */
export function StoryFacts({ story, layout }: StoryFactsProps) {
  const labels = useWords().blocks.story;
  const facts = PARTS.flatMap((part) => {
    const text = story[part];
    return text ? [{ label: labels[part], text }] : [];
  });
  return <Facts facts={facts} layout={layout} />;
}

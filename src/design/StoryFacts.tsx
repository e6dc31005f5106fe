import styled, { css } from 'styled-components';
import { media } from './media.ts';
import { besideEachOther } from './Section.tsx';
import { Label, RichText } from './Text.tsx';
import { leading, space } from './tokens.ts';
import { useWords } from './words.ts';

const Row = styled.div`
  display: grid;
  gap: ${space.sm} ${space.gutter};
  padding-block: ${space.lg};
  border-block-start: 1px solid var(--line);
  ${media.tablet} { grid-template-columns: minmax(9rem, 2fr) 5fr; }
`;

type FactsLayout = 'rows' | 'columns' | 'text';

const columns = css`
  ${besideEachOther}
  ${Row} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    row-gap: ${space.md};
    padding-inline-end: ${space.xl};
  }
`;

/** Paragraphs below their labels, without lines; on a small window they are rows, too. */
const text = css`
  grid-template-columns: minmax(0, 1fr);
  border: 0;
  gap: ${space.xl};
  ${leading}
  ${Row} {
    display: block;
    border: 0;
    padding: 0;
  }
  dt { padding-block-end: ${space.sm}; }
`;

const List = styled.dl<{ $layout: FactsLayout }>`
  display: grid;
  column-gap: ${space.gutter};
  border-block-end: 1px solid var(--line);
  ${media.desktop} {
    ${({ $layout }) => ({ rows: '', columns, text })[$layout]}
  }
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
  /** `rows`: label beside text; `columns`: the facts beside each other on a desktop; `text`: one running text on a desktop */
  layout?: FactsLayout;
}

/** The steps of a story, label and text in rows on hairlines. */
export function StoryFacts({ story, layout = 'rows' }: StoryFactsProps) {
  const labels = useWords().blocks.story;
  return (
    <List $layout={layout}>
      {PARTS.filter((part) => story[part]).map((part) => (
        <Row key={part} data-reveal="rise">
          <Term as="dt">{labels[part]}</Term>
          <RichText as={Detail} text={story[part]} />
        </Row>
      ))}
    </List>
  );
}

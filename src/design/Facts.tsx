import styled, { css } from 'styled-components';
import { media } from './media.ts';
import { Label, RichText } from './Text.tsx';
import { space } from './tokens.ts';

const Row = styled.div`
  display: grid;
  gap: ${space.xs} ${space.gutter};
  padding-block: ${space.lg};
  border-block-start: 1px solid var(--line);
  ${media.tablet} {
    grid-template-columns: minmax(9rem, 2fr) 5fr;
  }
`;

type FactsLayout = 'rows' | 'columns';

const columns = css`
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  column-gap: ${space.xxl};
  border: 0;
  ${Row} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    row-gap: ${space.md};
  }
`;

const List = styled.dl<{ $layout: FactsLayout }>`
  display: grid;
  border-block-end: 1px solid var(--line);
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

interface FactsProps {
  /** rows whose text is missing are left out */
  facts: ReadonlyArray<{ label: string; text: string | undefined }>;
  /** `rows`: label beside text; `columns`: the facts beside each other on a desktop */
  layout?: FactsLayout;
  className?: string;
}

/** Label and text in rows on hairlines, such as Herausforderung / Lösung / Ergebnis. */
export function Facts({ facts, layout = 'rows', className }: FactsProps) {
  return (
    <List $layout={layout} className={className}>
      {facts.map(({ label, text }) =>
        text ? (
          <Row key={label} data-reveal="rise">
            <Term as="dt">{label}</Term>
            <Detail>
              <RichText text={text} />
            </Detail>
          </Row>
        ) : null,
      )}
    </List>
  );
}

import styled from 'styled-components';
import { media } from './media.ts';
import { RichText } from './Text.tsx';
import { size, space } from './tokens.ts';

const List = styled.dl`
  border-block-end: 1px solid var(--line);
`;

const Row = styled.div`
  display: grid;
  gap: ${space.xs} ${space.gutter};
  padding-block: ${space.lg};
  border-block-start: 1px solid var(--line);
  ${media.tablet} {
    grid-template-columns: minmax(9rem, 2fr) 5fr;
  }
`;

const Term = styled.dt`
  font-size: ${size.caption};
  font-weight: 500;
  font-stretch: 88%;
  line-height: 1.4;
  padding-block-start: 0.3em;
  letter-spacing: 0.12em;
  text-transform: uppercase;
  color: var(--accent);
  hyphens: manual;
`;

const Detail = styled.dd`
  max-width: 58ch;
  text-wrap: pretty;
`;

interface FactsProps {
  /** rows whose text is missing are left out */
  facts: ReadonlyArray<{ label: string; text: string | undefined }>;
  className?: string;
}

/** Label and text in rows on hairlines, such as Herausforderung / Lösung / Ergebnis. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <List className={className}>
      {facts.map(({ label, text }) =>
        text ? (
          <Row key={label}>
            <Term>{label}</Term>
            <Detail>
              <RichText text={text} />
            </Detail>
          </Row>
        ) : null,
      )}
    </List>
  );
}

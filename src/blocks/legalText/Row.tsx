import type { ReactNode } from 'react';
import { RichText } from '../../design/Text.tsx';
import { Fact, Term } from './styles.ts';

/** A term and its description. */
export function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Fact>
      <Term>{term}</Term>
      <dd>{children}</dd>
    </Fact>
  );
}

export const RichRow = ({ term, text }: { term: string; text: string }) => (
  <Row term={term}>
    <RichText text={text} />
  </Row>
);

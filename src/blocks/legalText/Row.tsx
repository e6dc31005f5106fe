import type { ReactNode } from 'react';
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

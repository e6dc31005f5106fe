import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { Label, RichText } from '../../design/Text.tsx';
import type { ChronicleBlock } from './schema.ts';
import { Credit, Credits, Entries, Entry } from './styles.ts';

/** A story told from day to day, with credits at its end. */
export function Chronicle({ block }: { block: ChronicleBlock }) {
  const id = useId();
  return (
    <Section block={block} labelledBy={id}>
      <Container>
        <Opening id={id} block={block} size="medium" />
        <Entries>
          {block.entries.map(({ label, text }) => (
            <Entry key={label} data-reveal="rise">
              <Label>{label}</Label>
              <RichText as="p" text={text} />
            </Entry>
          ))}
        </Entries>
        {block.credits ? (
          <Credits>
            {block.credits.map(({ label, text }) => (
              <Credit key={label} data-reveal="rise">
                <Label as="dt">{label}</Label>
                <RichText as="dd" text={text} />
              </Credit>
            ))}
          </Credits>
        ) : null}
      </Container>
    </Section>
  );
}

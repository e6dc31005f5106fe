import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { Heading, RichText } from '../../design/Text.tsx';
import type { BreadListBlock } from './schema.ts';
import { About, Days, Line, Loaf, Loaves, Name, Note, Price, Shelf, Shelves } from './styles.ts';

/** The price board: shelves beside each other, on each what it holds. */
export function BreadList({ block }: { block: BreadListBlock }) {
  const id = useId();
  return (
    <Section block={block} labelledBy={id}>
      <Container>
        <Opening id={id} block={block} />
        <Shelves $single={block.shelves.length === 1}>
          {block.shelves.map((shelf) => (
            <Shelf key={shelf.title}>
              <Heading level={3} text={shelf.title} size="block" />
              <Loaves>
                {shelf.loaves.map((loaf) => (
                  <Loaf key={loaf.name}>
                    <Line>
                      <Name>{loaf.name}</Name>
                      <Price>{loaf.price}</Price>
                    </Line>
                    {loaf.text ? <About>{loaf.text}</About> : null}
                    {loaf.days ? <Days>{loaf.days}</Days> : null}
                  </Loaf>
                ))}
              </Loaves>
            </Shelf>
          ))}
        </Shelves>
        {block.note ? (
          <Note>
            <RichText text={block.note} />
          </Note>
        ) : null}
      </Container>
    </Section>
  );
}

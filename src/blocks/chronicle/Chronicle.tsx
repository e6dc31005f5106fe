import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Label, RichText } from '../../design/Text.tsx';
import type { ChronicleBlock } from './schema.ts';
import { Credit, Credits, Entries, Entry, Frame, Shot } from './styles.ts';

/** What fits one or two lines of half a phone. */
const SHORT = 40;

/** A story told from day to day; picture and credits are beside it. */
export function Chronicle({ block }: { block: ChronicleBlock }) {
  const id = useId();
  const short = block.entries.every(({ text }) => text.length <= SHORT);
  return (
    <Section block={block} labelledBy={id}>
      <Frame>
        <Opening id={id} block={block} size="medium" />
        <Entries>
          {block.entries.map(({ label, text }) => (
            <Entry key={label} $short={short} data-reveal="rise">
              <Label>{label}</Label>
              <RichText as="p" text={text} />
            </Entry>
          ))}
        </Entries>
        {block.image ? (
          <Shot data-reveal="zoom">
            <Picture
              image={block.image}
              sizes={(cover) => `(min-width: 1100px) ${cover('38vw', '38vw')}, ${cover('100vw', '75vw')}`}
              ratio="fill"
              crop="4:3"
            />
          </Shot>
        ) : null}
        {block.credits ? (
          <Credits data-reveal="rise">
            {block.credits.map(({ label, text }) => (
              <Credit key={label}>
                <Label as="dt">{label}</Label>
                <RichText as="dd" text={text} />
              </Credit>
            ))}
          </Credits>
        ) : null}
      </Frame>
    </Section>
  );
}

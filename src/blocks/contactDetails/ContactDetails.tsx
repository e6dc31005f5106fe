import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Description, Label, RichText } from '../../design/Text.tsx';
import { size } from '../../design/tokens.ts';
import type { ContactDetailsBlock } from './schema.ts';
import { CROP, Entries, Entry, Frame, Shot, Way } from './styles.ts';

/** An address of some twenty letters, in half a page and in a third of one. */
const LETTERS = { half: `min(${size.section}, 3.9vw)`, third: `min(${size.block}, 2.3vw)` };

/** The ways to reach somebody, each as large as a heading. */
export function ContactDetails({ block }: { block: ContactDetailsBlock }) {
  const titleId = useId();
  const { entries, image } = block;
  return (
    <Section block={block} labelledBy={titleId}>
      <Frame $pictured={image !== undefined}>
        <Opening id={titleId} block={block} narrow={image !== undefined} />
        <Entries>
          {entries.map(({ label, text, note }, index) => (
            <Entry key={index} data-reveal="rise">
              <Label as="dt">{label}</Label>
              <Way as="dd" $size="block" $desktop={LETTERS[image ? 'half' : 'third']}>
                <RichText text={text} />
              </Way>
              {note ? <Description as="dd">{note}</Description> : null}
            </Entry>
          ))}
        </Entries>
        {image ? (
          <Shot data-reveal="zoom">
            <Picture
              image={image}
              sizes={(cover) => `(min-width: 1100px) ${cover('42vw', '32vw')}, ${cover('100vw', '75vw')}`}
              ratio="fill"
              crop={CROP}
            />
          </Shot>
        ) : null}
      </Frame>
    </Section>
  );
}

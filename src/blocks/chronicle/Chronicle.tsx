import { useId } from 'react';
import { TALL } from '../../design/crop.ts';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Display, Label, RichText } from '../../design/Text.tsx';
import type { ChronicleBlock } from './schema.ts';
import { BROAD, Credit, Credits, Entries, Entry, Frame, Grown, Planned, Row, Scale, Shot, Track } from './styles.ts';

/** Texts of up to so many characters stand beside their label on a phone, too. */
const SHORT = 40;

/**
 * Labels of up to so many characters are set very large: times of day and sums, such as „17 Uhr“ or „1.150 €“. They leave room
 * for their text beside them on a phone, too.
 */
const LARGE = 7;

/** A story told from day to day; picture and credits are beside it. */
export function Chronicle({ block }: { block: ChronicleBlock }) {
  const id = useId();
  const Lines = { beside: Beside, rows: Rows, growing: Growing, schedule: Schedule }[block.layout];
  return (
    <Section block={block} labelledBy={id}>
      <Frame $layout={block.layout}>
        <Opening id={id} block={block} narrow={block.layout === 'beside'} />
        <Motif block={block} />
        <Entries>
          <Lines entries={block.entries} />
        </Entries>
        {block.credits ? (
          <Credits data-reveal="rise">
            {block.credits.map(({ label, text }, index) => (
              <Credit key={index}>
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

/** What happens stands beside its day. */
function Beside({ entries }: Pick<ChronicleBlock, 'entries'>) {
  const short = entries.every(({ text }) => text.length <= SHORT);
  return entries.map(({ label, text }, index) => (
    <Entry key={index} $short={short} data-reveal="rise">
      <p>{label}</p>
      <RichText as="p" text={text} />
    </Entry>
  ));
}

/** The days are large, though smaller than the heading; times of day are larger on a large window. */
function Rows({ entries }: Pick<ChronicleBlock, 'entries'>) {
  const longest = Math.max(...entries.map(({ label }) => label.length));
  return entries.map(({ label, text }, index) => (
    <Row key={index} $short={longest <= LARGE && longest} data-reveal="rise">
      <Told label={label} text={text} />
    </Row>
  ));
}

/** From the size of a text to that of the title of a page. */
function Growing({ entries }: Pick<ChronicleBlock, 'entries'>) {
  return entries.map(({ label, text }, index) => (
    <Grown key={index} $share={index / (entries.length - 1)} data-reveal="rise">
      <Told label={label} text={text} />
    </Grown>
  ));
}

/** The day, large, and what happens on it. */
function Told({ label, text }: Pick<ChronicleBlock['entries'][number], 'label' | 'text'>) {
  return (
    <>
      <Display as="p" $size="block">
        {label}
      </Display>
      <RichText as="p" text={text} />
    </>
  );
}

/** A scale of more units has no room for their numbers. */
const COUNTED = 12;

/** Every bar begins where its time does; what it says stands in the label. */
function Schedule({ entries }: Pick<ChronicleBlock, 'entries'>) {
  const end = Math.max(1, ...entries.map(({ from = 1, length = 0 }) => from - 1 + length));
  return entries.map(({ label, text, from, length }, index) => (
    <Planned key={index} data-reveal="rise">
      <div>
        <Told label={label} text={text} />
      </div>
      {from && length ? (
        <Track $start={from - 1} $length={length} $end={end}>
          {index === 0 && end <= COUNTED ? (
            <Scale aria-hidden="true">
              {Array.from({ length: end }, (_, unit) => (
                <span key={unit}>{unit + 1}</span>
              ))}
            </Scale>
          ) : null}
        </Track>
      ) : null}
    </Planned>
  ));
}

/** Before the rows, after the heading; else beside the sections. */
function Motif({ block: { image, layout } }: { block: ChronicleBlock }) {
  if (!image) return null;
  return (
    <Shot data-reveal="zoom">
      <Picture
        image={image}
        sizes={(cover) =>
          `(min-width: 1100px) ${layout === 'beside' ? cover('38vw', '38vw') : '91vw'}, ${cover('100vw', '75vw')}`
        }
        ratio="fill"
        crop={layout === 'beside' ? TALL : BROAD}
      />
    </Shot>
  );
}

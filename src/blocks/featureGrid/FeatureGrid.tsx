import { useId } from 'react';
import { FeatureIcon } from '../../design/FeatureIcon.tsx';
import { type Cover, Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { RichText } from '../../design/Text.tsx';
import { size as type } from '../../design/tokens.ts';
import type { FeatureGridBlock } from './schema.ts';
import { Cell, Cells, CROPS, Frame, Head, LIST, Mark, type Place, Points, Shot, Text, Title } from './styles.ts';

type Feature = FeatureGridBlock['features'][number];

/** How wide the picture is on a desktop. */
const sizeOf = (place: Place, cover: Cover) =>
  ({ edge: cover('47vw', '68vw'), head: cover('50vw', '27vw'), band: '100vw' })[place];

function placeOf({ layout, columns, image }: FeatureGridBlock): Place | undefined {
  if (!image || layout === 'lead') return undefined;
  return layout === 'band' ? 'band' : columns === 1 ? 'edge' : 'head';
}

/** Services in one to three columns, parted by hairlines. */
export function FeatureGrid({ block }: { block: FeatureGridBlock }) {
  const titleId = useId();
  const lead = block.layout === 'lead';
  const columns = lead ? 1 : block.columns;
  const place = placeOf(block);
  const beside = columns === 2 && !place;
  const tall = place === 'edge';
  const rows = block.features.length % 2 === 1 || (columns === 1 && !tall);
  const pointed = block.features.every(({ points }) => points);
  return (
    <Section block={block} labelledBy={titleId}>
      <Frame $gap="none">
        <Head
          id={titleId}
          block={block}
          narrow={beside}
          columns={beside ? '1 / 6' : place === 'head' ? LIST : undefined}
          sticky={beside}
          $over={place === 'head'}
        />
        {block.image && place ? (
          <Shot data-reveal="zoom" $place={place}>
            <Picture
              image={block.image}
              sizes={(cover) => `(min-width: 1100px) ${sizeOf(place, cover)}, 100vw`}
              ratio="fill"
              crop={CROPS[place]}
            />
          </Shot>
        ) : null}
        <Cells $columns={tall ? LIST : beside && '7 / -1'} $lead={lead}>
          {block.features.map((feature, index) => (
            <Cell
              key={index}
              lang={feature.lang}
              data-reveal="rise"
              $columns={columns}
              $rows={rows}
              $lead={lead}
              $tall={tall}
              $marked={block.marker !== 'none'}
              $pointed={pointed}
            >
              <FeatureMark feature={feature} number={index + 1} marker={block.marker} tone={block.tone} />
              <FeatureText feature={feature} large={lead && index === 0} />
            </Cell>
          ))}
        </Cells>
      </Frame>
    </Section>
  );
}

interface FeatureMarkProps {
  feature: Feature;
  number: number;
  marker: FeatureGridBlock['marker'];
  tone: FeatureGridBlock['tone'];
}

function FeatureMark({ feature, number, marker, tone }: FeatureMarkProps) {
  if (marker === 'number') return <Mark aria-hidden="true">{number}</Mark>;
  if (marker === 'none') return null;
  if (!feature.icon && !feature.iconUrl) return null;
  return (
    <Mark>
      <FeatureIcon feature={feature} tone={tone} />
    </Mark>
  );
}

function FeatureText({ feature, large }: { feature: Feature; large: boolean }) {
  return (
    <>
      <Title level={3} text={feature.title} size="card" desktop={large && type.section} />
      <Text>
        <RichText as="p" text={feature.description} />
        <Points points={feature.points} />
      </Text>
    </>
  );
}

import { useId } from 'react';
import { FeatureIcon } from '../../design/FeatureIcon.tsx';
import { PHONE, useMedia } from '../../design/mediaQuery.ts';
import { Opening } from '../../design/Opening.tsx';
import { Grid, Section } from '../../design/Section.tsx';
import { RichText } from '../../design/Text.tsx';
import { size as type } from '../../design/tokens.ts';
import type { FeatureGridBlock } from './schema.ts';
import { Beside, Cell, Cells, Mark, Points, Text, Title } from './styles.ts';

/** As many are no longer below each other on a phone. */
const MANY = 5;

type Feature = FeatureGridBlock['features'][number];

/** Services in one to three columns, parted by hairlines. */
export function FeatureGrid({ block }: { block: FeatureGridBlock }) {
  const titleId = useId();
  const lead = block.layout === 'lead';
  const columns = lead ? 1 : block.columns;
  const beside = columns === 2;
  const swiped = block.features.length >= MANY;
  const small = useMedia(PHONE);
  return (
    <Section block={block} labelledBy={titleId}>
      <Grid $gap="none">
        {beside ? (
          <Beside id={titleId} block={block} size="small" columns="1 / 5" sticky />
        ) : (
          <Opening id={titleId} block={block} />
        )}
        <Cells
          $beside={beside}
          $lead={lead}
          $swiped={swiped}
          data-slides={swiped ? '' : undefined}
          aria-labelledby={swiped ? titleId : undefined}
          // a keyboard scrolls the row
          tabIndex={swiped && small !== false ? 0 : undefined}
        >
          {block.features.map((feature, index) => (
            <Cell
              key={feature.title}
              lang={feature.lang}
              data-reveal="rise"
              $columns={columns}
              $lead={lead}
              $marked={block.marker !== 'none'}
            >
              <FeatureMark feature={feature} number={index + 1} marker={block.marker} tone={block.tone} />
              <FeatureText feature={feature} large={lead && index === 0} />
            </Cell>
          ))}
        </Cells>
      </Grid>
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

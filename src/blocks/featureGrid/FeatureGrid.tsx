import { useId } from 'react';
import { FeatureIcon } from '../../design/FeatureIcon.tsx';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { RichText } from '../../design/Text.tsx';
import type { FeatureGridBlock } from './schema.ts';
import { Cell, Cells, Head, Layout, Mark, Points, Text, Title } from './styles.ts';

type Feature = FeatureGridBlock['features'][number];

/** Services in one to three columns, parted by hairlines. */
export function FeatureGrid({ block }: { block: FeatureGridBlock }) {
  const titleId = useId();
  const lead = block.layout === 'lead';
  const columns = lead ? 1 : block.columns;
  const beside = columns === 2;
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Layout>
          <Head $beside={beside}>
            <Opening
              id={titleId}
              label={block.label}
              title={block.title}
              subtitle={block.subtitle}
              size={beside ? 'small' : undefined}
            />
          </Head>
          <Cells $beside={beside} $lead={lead}>
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
        </Layout>
      </Container>
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
      <Title as="h3" $size={large ? 'block' : 'card'}>
        <RichText text={feature.title} />
      </Title>
      <Text>
        <p>
          <RichText text={feature.description} />
        </p>
        {feature.points ? <Points points={feature.points} /> : null}
      </Text>
    </>
  );
}

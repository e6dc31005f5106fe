import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Grid, Section } from '../../design/Section.tsx';
import { ActionButton } from '../context.tsx';
import { FormPreview } from './FormPreview.tsx';
import type { PopupDemoBlock } from './schema.ts';
import { Features, FeaturesTitle, Numeral, Text, Tick, Title, Variant, Variants, Words } from './styles.ts';

/** The popup forms side by side, with what they can do. */
export function PopupDemo({ block }: { block: PopupDemoBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Grid $gap="none">
        <Opening id={titleId} block={block} across={7} />
        <Variants>
          {block.variants.map(({ title, description, ctaLabel, contact }, index) => (
            <Variant key={title}>
              <Numeral aria-hidden="true">{index + 1}</Numeral>
              <Words>
                <Title level={3} text={title} size="card" />
                <Text>{description}</Text>
                <FormPreview contact={contact} />
                <ActionButton action={{ kind: 'contact', label: ctaLabel, contact }} />
              </Words>
            </Variant>
          ))}
        </Variants>
        {block.featuresTitle ? <FeaturesTitle level={3} text={block.featuresTitle} size="card" /> : null}
        <Features>
          {block.features.map((feature) => (
            <li key={feature}>
              <Tick name="check" size="1.25rem" />
              {feature}
            </li>
          ))}
        </Features>
      </Grid>
    </Section>
  );
}

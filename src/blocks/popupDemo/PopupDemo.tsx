import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Grid, Section } from '../../design/Section.tsx';
import { Heading } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { PopupDemoBlock } from './schema.ts';
import { Features, FeaturesTitle, Next, Numeral, Shot, Text, Variant, Variants, Words } from './styles.ts';

/** An index of the popup forms: whom each is for, what happens after it and the button that opens it; then what holds for all of them. */
export function PopupDemo({ block }: { block: PopupDemoBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Grid $gap="none">
        <Opening id={titleId} block={block} across={7} />
        <Variants>
          {block.variants.map(({ title, description, image, ctaLabel, contact }, index) => (
            <Variant key={index} $pictured={image !== undefined} data-reveal="rise">
              <Numeral aria-hidden="true">{index + 1}</Numeral>
              <Words>
                <Heading level={3} text={title} size="section" />
                <Text>{description}</Text>
              </Words>
              <Next>{contact.subheading}</Next>
              <ActionButton action={{ kind: 'contact', label: ctaLabel, contact }} />
              {image ? (
                <Shot>
                  <Picture
                    image={image}
                    sizes="(min-width: 1100px) 46vw, (min-width: 700px) 45vw, 100vw"
                    ratio="fill"
                    crop="3:2"
                  />
                </Shot>
              ) : null}
            </Variant>
          ))}
        </Variants>
        {block.featuresTitle ? <FeaturesTitle level={3} text={block.featuresTitle} size="block" /> : null}
        <Features>
          {block.features.map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </Features>
      </Grid>
    </Section>
  );
}

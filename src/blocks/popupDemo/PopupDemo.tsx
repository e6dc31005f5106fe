import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Grid, Section } from '../../design/Section.tsx';
import { Heading } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { PopupDemoBlock } from './schema.ts';
import { CROP, Features, FeaturesTitle, Next, Numeral, Shot, Text, Variant, Variants, Words } from './styles.ts';

/** An index of the popup forms: whom each is for, what happens after it, the button that opens it, a picture; then what holds for all of them. */
export function PopupDemo({ block }: { block: PopupDemoBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Grid $gap="none">
        <Opening id={titleId} block={block} across={7} />
        <Variants>
          {block.variants.map((variant, index) => (
            <DemoVariant key={index} variant={variant} number={index + 1} />
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

function DemoVariant({ variant, number }: { variant: PopupDemoBlock['variants'][number]; number: number }) {
  const { title, description, image, ctaLabel, contact } = variant;
  return (
    <Variant data-reveal="rise">
      <Numeral aria-hidden="true">{number}</Numeral>
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
            sizes={(cover) => `(min-width: 1100px) ${cover('52vw', '36vw')}, ${cover('100vw', '100vw')}`}
            ratio="fill"
            crop={CROP}
          />
        </Shot>
      ) : null}
    </Variant>
  );
}

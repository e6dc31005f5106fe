import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { RichText } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { PopupDemoBlock } from './schema.ts';
import { Feature, Features, Head, Layout, Numeral, Text, Tick, Title, Variant, Variants, Words } from './styles.ts';

/** The popup forms side by side, with what they can do. */
export function PopupDemo({ block }: { block: PopupDemoBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Layout>
          <Head>
            <Opening id={titleId} label={block.label} title={block.title} subtitle={block.subtitle} />
            <Features>
              {block.features.map((feature) => (
                <Feature key={feature}>
                  <Tick name="check" size="1.25rem" />
                  {feature}
                </Feature>
              ))}
            </Features>
          </Head>
          <Variants>
            {block.variants.map((variant, index) => (
              <VariantRow key={variant.title} variant={variant} number={index + 1} />
            ))}
          </Variants>
        </Layout>
      </Container>
    </Section>
  );
}

function VariantRow({ variant, number }: { variant: PopupDemoBlock['variants'][number]; number: number }) {
  const { title, description, ctaLabel, contact } = variant;
  return (
    <Variant>
      <Numeral aria-hidden="true">{number}</Numeral>
      <Words>
        <Title as="h3" $size="card">
          <RichText text={title} />
        </Title>
        <Text>{description}</Text>
        <ActionButton action={{ kind: 'contact', label: ctaLabel, contact }} />
      </Words>
    </Variant>
  );
}

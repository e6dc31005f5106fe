import { useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { Display, RichText } from '../../design/Text.tsx';
import type { CardCarouselBlock } from './schema.ts';
import { Card, Frame, Mark, OwnIcon, Point, Points, Row, Shot, Text, Words } from './styles.ts';

type CardData = CardCarouselBlock['features'][number];

/** How wide a card's picture is. A last card that fills its row crops the picture to its height, so it needs a larger one. */
function sizesOf(index: number, count: number, columns: CardCarouselBlock['columns']): string {
  const fillsRow = index === count - 1 && count % columns !== 0;
  const desktop = fillsRow ? '75rem' : columns === 3 ? '27rem' : '40rem';
  return `(min-width: 1100px) ${desktop}, (min-width: 768px) 46vw, 288px`;
}

/** Cards: a row to swipe on phones, a grid above. */
export function CardCarousel({ block }: { block: CardCarouselBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Opening id={titleId} label={block.label} title={block.title} subtitle={block.subtitle} />
      </Container>
      {/* The row scrolls on phones and must be reachable by keyboard there (WCAG 2.1.1). */}
      <Row aria-labelledby={titleId} tabIndex={0}>
        {block.features.map((card, index) => (
          <Card key={card.title} lang={card.lang} $columns={block.columns}>
            {card.image ? (
              <Frame>
                <Shot image={card.image} sizes={sizesOf(index, block.features.length, block.columns)} ratio="fill" />
              </Frame>
            ) : null}
            <CardWords card={card} tone={block.tone} />
          </Card>
        ))}
      </Row>
    </Section>
  );
}

interface CardProps {
  card: CardData;
  tone: CardCarouselBlock['tone'];
}

function CardWords({ card, tone }: CardProps) {
  return (
    <Words>
      <CardMark card={card} tone={tone} />
      <Display as="h3" $size="card">
        <RichText text={card.title} />
      </Display>
      <Text>
        <RichText text={card.description} />
      </Text>
      {card.points ? (
        <Points>
          {card.points.map((point) => (
            <Point key={point}>{point}</Point>
          ))}
        </Points>
      ) : null}
    </Words>
  );
}

function CardMark({ card, tone }: CardProps) {
  if (card.iconUrl) {
    return (
      <Mark>
        <OwnIcon image={{ src: card.iconUrl, alt: '' }} sizes="1.75rem" $tone={tone} />
      </Mark>
    );
  }
  if (!card.icon) return null;
  return (
    <Mark>
      <Icon name={card.icon} />
    </Mark>
  );
}

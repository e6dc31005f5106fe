import { useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { Display, RichText } from '../../design/Text.tsx';
import type { CardCarouselBlock } from './schema.ts';
import { Card, Mark, OwnIcon, Point, Points, Row, Text, Words } from './styles.ts';

type CardData = CardCarouselBlock['features'][number];

/** How wide a card's picture is shown, by columns. */
const sizes = {
  1: '(min-width: 1100px) 40rem, (min-width: 768px) 46vw, 288px',
  2: '(min-width: 1100px) 40rem, (min-width: 768px) 46vw, 288px',
  3: '(min-width: 1100px) 27rem, (min-width: 768px) 46vw, 288px',
} satisfies Record<CardCarouselBlock['columns'], string>;

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
        {block.features.map((card) => (
          <Card key={card.title} lang={card.lang} $columns={block.columns}>
            {card.image ? <Picture image={card.image} sizes={sizes[block.columns]} ratio="3 / 2" /> : null}
            <CardWords card={card} />
          </Card>
        ))}
      </Row>
    </Section>
  );
}

function CardWords({ card }: { card: CardData }) {
  return (
    <Words>
      <CardMark card={card} />
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

function CardMark({ card }: { card: CardData }) {
  if (card.iconUrl) {
    return (
      <Mark>
        <OwnIcon image={{ src: card.iconUrl, alt: '' }} sizes="1.75rem" />
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

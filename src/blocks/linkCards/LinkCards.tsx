import { useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { Display, RichText } from '../../design/Text.tsx';
import type { LinkCardsBlock } from './schema.ts';
import { Arrow, Card, Cards, Cta, Frame, Shot, Text, Words } from './styles.ts';

type Columns = LinkCardsBlock['columns'];

/** How wide a card's picture is shown, by columns. */
const sizes = {
  1: '(min-width: 1440px) 81rem, 92vw',
  2: '(min-width: 1440px) 40rem, (min-width: 640px) 46vw, 92vw',
  3: '(min-width: 1440px) 26rem, (min-width: 1100px) 30vw, (min-width: 640px) 46vw, 92vw',
} satisfies Record<Columns, string>;

/** Cards that lead to other pages; each is one link. */
export function LinkCards({ block }: { block: LinkCardsBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Opening id={titleId} label={block.label} title={block.title} subtitle={block.subtitle} />
        <Cards>
          {block.cards.map((card) => (
            <LinkCard key={`${card.ctaHref} ${card.title}`} card={card} columns={block.columns} />
          ))}
        </Cards>
      </Container>
    </Section>
  );
}

/** The link is named by its own words and the card's title: "Mehr erfahren" alone would say nothing. */
function LinkCard({ card, columns }: { card: LinkCardsBlock['cards'][number]; columns: Columns }) {
  const id = useId();
  return (
    <Card $columns={columns}>
      {card.image ? (
        <Frame>
          <Shot image={card.image} sizes={sizes[columns]} ratio="fill" />
        </Frame>
      ) : null}
      <Words>
        <Display as="h3" id={`${id}-title`} lang={card.lang} $size="card">
          <RichText text={card.title} />
        </Display>
        <Text lang={card.lang}>{card.description}</Text>
        <Cta id={`${id}-cta`} aria-labelledby={`${id}-cta ${id}-title`} href={card.ctaHref}>
          {card.ctaLabel}
          <Arrow>
            <Icon name="arrow-right" size="1.25rem" />
          </Arrow>
        </Cta>
      </Words>
    </Card>
  );
}

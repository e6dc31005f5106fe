import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { type CardData, CardWords } from './CardWords.tsx';
import { LinkNames, LinkStrip } from './Names.tsx';
import { LinkRows } from './Rows.tsx';
import type { LinkCardsBlock } from './schema.ts';
import { Shot } from './shared.ts';
import { Card, Cards, Frame, Words } from './styles.ts';
import { LinkTiles } from './Tiles.tsx';

/** As many are rows on a phone. */
const MANY = 3;

type Columns = LinkCardsBlock['columns'];

/**
 * How wide a card's picture is drawn. A first card that leads its row (see styles) is wider than the others and broad.
 */
function sizesOf(index: number, { cards, columns }: LinkCardsBlock) {
  const count = cards.length;
  const leads = index === 0 && columns > 1;
  const tablet = columns === 1 || (leads && count % 2 === 1) ? '92vw' : '46vw';
  const share = !leads ? 1 / columns : count % columns === 1 ? 1 : count % columns === 2 ? 2 / 3 : 1 / columns;
  const desktop = `min(${Math.round(100 * share)}rem, ${Math.round(90 * share)}vw)`;
  const phone = count >= MANY ? `(min-width: 768px) ${tablet}, 68vw` : `(min-width: 640px) ${tablet}, 92vw`;
  return `(min-width: 1100px) ${desktop}, ${phone}`;
}

/** In line with the last column of the cards, or with the texts beside names and in rows. */
const sentenceAt = ({ layout, columns }: LinkCardsBlock) => (layout === 'cards' && columns === 3 ? 9 : 7);

/** Cards that lead to other pages; each is one link. */
export function LinkCards({ block }: { block: LinkCardsBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      {block.layout === 'strip' ? (
        <LinkStrip block={block} titleId={titleId} />
      ) : (
        <Container>
          <Opening id={titleId} block={block} across={sentenceAt(block)} />
          <Links block={block} />
        </Container>
      )}
    </Section>
  );
}

function Links({ block }: { block: LinkCardsBlock }) {
  const { layout, cards, columns } = block;
  if (layout === 'rows') return <LinkRows cards={cards} />;
  if (layout === 'index') return <LinkNames cards={cards} />;
  return cards.some((card) => card.image) ? (
    <PictureCards block={block} />
  ) : (
    <LinkTiles cards={cards} columns={columns} />
  );
}

function PictureCards({ block }: { block: LinkCardsBlock }) {
  const { cards, columns } = block;
  return (
    <Cards $many={cards.length >= MANY}>
      {cards.map((card, index) => (
        <LinkCard key={index} card={card} columns={columns} sizes={sizesOf(index, block)} />
      ))}
    </Cards>
  );
}

interface LinkCardProps {
  card: CardData;
  columns: Columns;
  sizes: string;
}

function LinkCard({ card, columns, sizes }: LinkCardProps) {
  return (
    <Card $columns={columns} data-reveal="rise">
      {card.image ? (
        <Frame data-reveal="zoom">
          <Shot image={card.image} sizes={sizes} ratio="fill" crop="3 / 2" />
        </Frame>
      ) : null}
      <Words>
        <CardWords card={card} size="card" />
      </Words>
    </Card>
  );
}

import { useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Display, RichText } from '../../design/Text.tsx';
import type { LinkCardsBlock } from './schema.ts';
import { Tile, TileArrow, TileCta, Tiles, TileText } from './tileStyles.ts';

type Columns = LinkCardsBlock['columns'];

/** Cards without any picture: type alone, in a ledger of hairlines. */
export function LinkTiles({ cards, columns }: { cards: LinkCardsBlock['cards']; columns: Columns }) {
  return (
    <Tiles>
      {cards.map((card) => (
        <LinkTile key={`${card.ctaHref} ${card.title}`} card={card} columns={columns} />
      ))}
    </Tiles>
  );
}

function LinkTile({ card, columns }: { card: LinkCardsBlock['cards'][number]; columns: Columns }) {
  const id = useId();
  return (
    <Tile $columns={columns} data-reveal="rise">
      <Display as="h3" id={`${id}-title`} lang={card.lang} $size="block">
        <RichText text={card.title} />
      </Display>
      <TileText lang={card.lang}>{card.description}</TileText>
      <TileCta id={`${id}-cta`} aria-labelledby={`${id}-cta ${id}-title`} href={card.ctaHref}>
        {card.ctaLabel}
        <TileArrow>
          <Icon name="arrow-right" size="1.5rem" />
        </TileArrow>
      </TileCta>
    </Tile>
  );
}

import { type CardData, CardWords } from './CardWords.tsx';
import type { LinkCardsBlock } from './schema.ts';
import { Tile, Tiles } from './tileStyles.ts';

interface LinkTilesProps {
  cards: CardData[];
  columns: LinkCardsBlock['columns'];
}

/** Cards without any picture: type alone, in a ledger of hairlines. */
export function LinkTiles({ cards, columns }: LinkTilesProps) {
  return (
    <Tiles>
      {cards.map((card, index) => (
        <Tile key={index} $columns={columns} $odd={cards.length % 2 === 1} data-reveal="rise">
          <CardWords card={card} size="block" />
        </Tile>
      ))}
    </Tiles>
  );
}

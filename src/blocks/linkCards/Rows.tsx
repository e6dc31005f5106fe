import { type CardData, CardWords } from './CardWords.tsx';
import { Frame, Row, Rows } from './rowStyles.ts';
import { Shot } from './shared.ts';

/** Cards as large rows on hairlines, a picture at their edge. */
export function LinkRows({ cards }: { cards: CardData[] }) {
  return (
    <Rows>
      {cards.map((card) => (
        <Row key={`${card.ctaHref} ${card.title}`} data-reveal="rise" $pictured={card.image !== undefined}>
          <CardWords card={card} size="block" />
          {card.image ? (
            <Frame data-reveal="zoom">
              <Shot image={card.image} sizes="(min-width: 1100px) 25vw, (min-width: 820px) 38vw, 7rem" ratio="fill" />
            </Frame>
          ) : null}
        </Row>
      ))}
    </Rows>
  );
}

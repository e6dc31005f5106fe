import { type CardData, CardWords } from './CardWords.tsx';
import { Row, RowFrame, RowShot, Rows, rowParts } from './rowStyles.ts';

/** Cards as large rows on hairlines, a small picture at their edge. */
export function LinkRows({ cards }: { cards: CardData[] }) {
  return (
    <Rows>
      {cards.map((card) => (
        <Row key={`${card.ctaHref} ${card.title}`} data-reveal="rise" $pictured={card.image !== undefined}>
          <CardWords card={card} parts={rowParts} />
          {card.image ? (
            <RowFrame data-reveal="zoom">
              <RowShot image={card.image} sizes="(min-width: 820px) 14rem, 7rem" ratio="fill" />
            </RowFrame>
          ) : null}
        </Row>
      ))}
    </Rows>
  );
}

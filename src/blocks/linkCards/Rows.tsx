import { type CardData, CardWords } from './CardWords.tsx';
import { Frame, Row, Rows } from './rowStyles.ts';
import { Shot } from './shared.ts';

/** Four and more, if they are even, are in pairs on a desktop. */
const inPairs = ({ length }: CardData[]) => length >= 4 && length % 2 === 0;

/** Cards as large rows on hairlines, a picture at their edge; no wider than 380 px, which on other pages it may not be. */
export function LinkRows({ cards }: { cards: CardData[] }) {
  const paired = inPairs(cards);
  return (
    <Rows $paired={paired}>
      {cards.map((card, index) => (
        <Row key={index} data-reveal="rise" $paired={paired}>
          <CardWords card={card} size="card" />
          {card.image ? (
            <Frame data-reveal="zoom">
              <Shot
                image={card.image}
                sizes={(cover) =>
                  `(min-width: 1100px) ${paired ? '18vw' : cover('380px', '253px')}, (min-width: 820px) 34vw, ${cover('36vw', '45vw')}`
                }
                ratio="fill"
              />
            </Frame>
          ) : null}
        </Row>
      ))}
    </Rows>
  );
}

import { type CardData, CardWords } from './CardWords.tsx';
import { Head, Name, Names, Still, Strip, StripFrame } from './nameStyles.ts';
import type { LinkCardsBlock } from './schema.ts';
import { Shot } from './shared.ts';

/** An index of names, without pictures. */
export function LinkNames({ cards }: { cards: CardData[] }) {
  return (
    <Names>
      {cards.map((card, index) => (
        <Name key={index} data-reveal="rise">
          <CardWords card={card} size="block" />
        </Name>
      ))}
    </Names>
  );
}

/** Pictures beside each other, with their names; six of them in two rows, around the heading. */
export function LinkStrip({ block, titleId }: { block: LinkCardsBlock; titleId: string }) {
  const { cards } = block;
  return (
    <StripFrame $count={cards.length}>
      <Head id={titleId} block={block} narrow={cards.length === 3} />
      <Strip $count={cards.length}>
        {cards.map((card, index) => (
          <Still key={index} data-reveal="rise">
            {card.image ? (
              <div data-reveal="zoom">
                <Shot
                  image={card.image}
                  sizes={(cover) =>
                    `(min-width: 1100px) ${cover('21vw', '28vw')}, (min-width: 640px) ${cards.length % 3 ? cover('46vw', '61vw') : cover('31vw', '41vw')}, ${cover('36vw', '45vw')}`
                  }
                  ratio="fill"
                />
              </div>
            ) : null}
            <CardWords card={card} size="card" />
          </Still>
        ))}
      </Strip>
    </StripFrame>
  );
}

import { Opening } from '../../design/Opening.tsx';
import { type CardData, CardWords } from './CardWords.tsx';
import { Name, Names, Still, Strip, StripFrame } from './nameStyles.ts';
import type { LinkCardsBlock } from './schema.ts';
import { Shot } from './shared.ts';

/** An index of names, without pictures. */
export function LinkNames({ cards }: { cards: CardData[] }) {
  return (
    <Names>
      {cards.map((card) => (
        <Name key={`${card.ctaHref} ${card.title}`} data-reveal="rise">
          <CardWords card={card} size="block" />
        </Name>
      ))}
    </Names>
  );
}

/** Pictures beside each other, with their names; six of them in two rows. */
export function LinkStrip({ block, titleId }: { block: LinkCardsBlock; titleId: string }) {
  const { cards } = block;
  const beside = cards.length === 3;
  const rows = cards.length === 6;
  return (
    <StripFrame $beside={beside}>
      <Opening id={titleId} block={block} narrow={beside} />
      <Strip $count={cards.length}>
        {cards.map((card, index) => (
          <Still key={`${card.ctaHref} ${card.title}`} data-reveal="rise" $beside={rows}>
            {card.image ? (
              <div data-reveal="zoom">
                <Shot
                  image={card.image}
                  sizes={(cover) =>
                    `(min-width: 1100px) ${rows ? cover('13vw', '17vw') : cover('20vw', '27vw')}, (min-width: 640px) ${cover('31vw', '41vw')}, ${index === 0 && cards.length % 2 ? '92vw' : '46vw'}`
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

import { useId } from 'react';
import { cardLinkName } from '../../design/Anchor.tsx';
import { MovingArrow } from '../../design/MovingArrow.tsx';
import type { LinkCardsBlock } from './schema.ts';
import { Cta, Text, Title } from './shared.ts';

export type CardData = LinkCardsBlock['cards'][number];

/** Title, text and link of a card. */
export function CardWords({ card, size }: { card: CardData; size: 'card' | 'block' }) {
  const id = useId();
  return (
    <>
      <Title level={3} id={`${id}-title`} lang={card.lang} text={card.title} size={size} />
      <Text lang={card.lang}>{card.description}</Text>
      <Cta {...cardLinkName(id, card.ctaLabel, card.title)} href={card.ctaHref}>
        <span>{card.ctaLabel}</span>
        <MovingArrow size="1.25rem" />
      </Cta>
    </>
  );
}

import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import type { Anchor } from '../../design/Anchor.tsx';
import { Icon } from '../../design/Icon.tsx';
import { type Description, type Display, RichText } from '../../design/Text.tsx';
import type { LinkCardsBlock } from './schema.ts';

export type CardData = LinkCardsBlock['cards'][number];

/** How a layout draws the words of a card. */
export interface CardParts {
  title: typeof Display;
  text: typeof Description;
  link: ComponentType<ComponentProps<typeof Anchor>>;
  arrow: ComponentType<{ children: ReactNode }>;
  size: 'card' | 'block';
  arrowSize: string;
}

/** Title, text and link of a card. The link is named by its own words and the title: "Mehr erfahren" alone would say nothing. */
export function CardWords({ card, parts }: { card: CardData; parts: CardParts }) {
  const id = useId();
  const { title: Title, text: Text, link: Link, arrow: Arrow, size, arrowSize } = parts;
  return (
    <>
      <Title as="h3" id={`${id}-title`} lang={card.lang} $size={size}>
        <RichText text={card.title} />
      </Title>
      <Text lang={card.lang}>{card.description}</Text>
      <Link id={`${id}-cta`} aria-labelledby={`${id}-cta ${id}-title`} href={card.ctaHref}>
        {card.ctaLabel}
        <Arrow>
          <Icon name="arrow-right" size={arrowSize} />
        </Arrow>
      </Link>
    </>
  );
}

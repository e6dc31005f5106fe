import { useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Display, RichText } from '../../design/Text.tsx';
import { Row, RowArrow, RowCta, RowFrame, RowShot, Rows, RowText } from './rowStyles.ts';
import type { LinkCardsBlock } from './schema.ts';

/** Cards as large rows on hairlines, a small picture at their edge. */
export function LinkRows({ cards }: { cards: LinkCardsBlock['cards'] }) {
  return (
    <Rows>
      {cards.map((card) => (
        <LinkRow key={`${card.ctaHref} ${card.title}`} card={card} />
      ))}
    </Rows>
  );
}

function LinkRow({ card }: { card: LinkCardsBlock['cards'][number] }) {
  const id = useId();
  return (
    <Row data-reveal="rise" $pictured={card.image !== undefined}>
      <Display as="h3" id={`${id}-title`} lang={card.lang} $size="block">
        <RichText text={card.title} />
      </Display>
      <RowText lang={card.lang}>{card.description}</RowText>
      <RowCta id={`${id}-cta`} aria-labelledby={`${id}-cta ${id}-title`} href={card.ctaHref}>
        {card.ctaLabel}
        <RowArrow>
          <Icon name="arrow-right" size="1.5rem" />
        </RowArrow>
      </RowCta>
      {card.image ? (
        <RowFrame data-reveal="zoom">
          <RowShot image={card.image} sizes="(min-width: 820px) 14rem, 7rem" ratio="fill" />
        </RowFrame>
      ) : null}
    </Row>
  );
}

import { useId } from 'react';
import { Carousel, type CarouselParts } from '../../design/carousel/Carousel.tsx';
import { FeatureIcon } from '../../design/FeatureIcon.tsx';
import { Opening } from '../../design/Opening.tsx';
import type { Cover } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Description, Heading, RichText } from '../../design/Text.tsx';
import type { CardCarouselBlock } from './schema.ts';
import { Card, Clip, CROP, Frame, Head, Mark, Points, Row, Shot, Words } from './styles.ts';

type CardData = CardCarouselBlock['features'][number];

/** Upright in a row of large cards, and as high as a card that the window cuts: the height of a broad picture decides. */
const rowSizes = (cover: Cover) => `(min-width: 768px) ${cover('288px', '720px')}, 308px`;

/** How wide a card's picture is. A last card that fills its row crops the picture to its height, so it needs a larger one. */
function sizesOf(index: number, { features, columns, autoplay, stacked }: CardCarouselBlock) {
  if (autoplay) return rowSizes;
  const fillsRow = index === features.length - 1 && features.length % columns !== 0;
  const desktop = fillsRow ? '75rem' : columns === 3 ? '27rem' : '40rem';
  const phone = stacked ? '90vw' : '308px';
  return `(min-width: 1100px) ${desktop}, (min-width: 768px) 46vw, ${phone}`;
}

/**
 * Cards: a row to swipe on phones, a grid above. Cards that change by themselves are a row at every width, stacked ones
 * are below each other on phones.
 */
export function CardCarousel({ block }: { block: CardCarouselBlock }) {
  const id = useId();
  if (block.stacked) {
    return (
      <Section block={block} labelledBy={id}>
        <Head>
          <Opening id={id} block={block} />
        </Head>
        <Row role="list" $look="stacked">
          <Cards block={block} slide={() => ({ role: 'listitem' })} />
        </Row>
      </Section>
    );
  }
  return (
    <Section block={block}>
      <Carousel block={block} count={block.features.length} autoplay={block.autoplay} always={block.autoplay}>
        {({ row, slide }) => (
          <Clip $always={block.autoplay}>
            <Row {...row} $look={block.autoplay ? 'row' : 'swiped'}>
              <Cards block={block} slide={slide} />
            </Row>
          </Clip>
        )}
      </Carousel>
    </Section>
  );
}

interface CardsProps {
  block: CardCarouselBlock;
  slide: CarouselParts['slide'];
}

const Cards = ({ block, slide }: CardsProps) =>
  block.features.map((card, index) => (
    <Card
      key={index}
      {...slide(index)}
      lang={card.lang}
      data-reveal="rise"
      $columns={block.columns}
      $odd={block.features.length % 2 === 1}
      $always={block.autoplay}
      $pictured={card.image !== undefined}
    >
      {card.image ? (
        <Frame data-reveal="zoom">
          <Shot image={card.image} sizes={sizesOf(index, block)} ratio="fill" crop={CROP} />
        </Frame>
      ) : null}
      <CardWords card={card} tone={block.tone} />
    </Card>
  ));

interface CardProps {
  card: CardData;
  tone: CardCarouselBlock['tone'];
}

function CardWords({ card, tone }: CardProps) {
  return (
    <Words>
      {card.icon || card.iconUrl ? (
        <Mark>
          <FeatureIcon feature={card} tone={tone} />
        </Mark>
      ) : null}
      <Heading level={3} text={card.title} size="card" />
      <RichText as={Description} text={card.description} />
      <Points points={card.points} look="lines" />
    </Words>
  );
}

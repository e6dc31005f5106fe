import { useId } from 'react';
import { Backdrop, scrims } from '../../design/Backdrop.tsx';
import { CROP_MEDIA } from '../../design/crop.ts';
import { useMedia } from '../../design/mediaQuery.ts';
import { PageTitle } from '../../design/PageTitle.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Stats } from '../../design/Stats.tsx';
import { HeadingText, Label } from '../../design/Text.tsx';
import { useLater } from '../../design/useLater.ts';
import { ActionButton } from '../context.tsx';
import type { HeroBlock } from './schema.ts';
import {
  Actions,
  FirstWord,
  Full,
  FullWords,
  Heading,
  Plain,
  Shot,
  Split,
  SplitHeading,
  type SplitLayout,
  StatsRow,
  Subtitle,
  Words,
} from './styles.ts';

interface PartProps {
  block: HeroBlock;
  id: string;
}

function Title({ block, id, as: Heads = PageTitle }: PartProps & { as?: typeof PosterTitle }) {
  return (
    <>
      {block.label ? <Label>{block.label}</Label> : null}
      <Heads id={id} title={block.title} />
    </>
  );
}

function Rest({ block }: { block: HeroBlock }) {
  const { subtitle, action, secondaryAction } = block;
  if (!subtitle && !action && !secondaryAction) return null;
  return (
    <Words>
      {subtitle ? <Subtitle>{subtitle}</Subtitle> : null}
      {action || secondaryAction ? (
        <Actions>
          {action ? <ActionButton action={action} /> : null}
          {secondaryAction ? <ActionButton action={secondaryAction} look="text" /> : null}
        </Actions>
      ) : null}
    </Words>
  );
}

function Figures({ block }: { block: HeroBlock }) {
  return block.stats ? (
    <StatsRow>
      <Stats stats={block.stats} />
    </StatsRow>
  ) : null;
}

const loadVideo = async () => (await import('../../design/video/BackgroundVideo.tsx')).BackgroundVideo;

/** Over the whole picture: phones show a crop of it, and are spared the bytes. */
function Moving({ block: { image, video } }: { block: HeroBlock }) {
  const isCropped = useMedia(CROP_MEDIA);
  const Video = useLater(video !== undefined && isCropped === false, loadVideo);
  return Video && video ? <Video video={video} focus={image?.focus} /> : null;
}

/** A title whose first word, to the first space that may break, is as wide as the page. */
function PosterTitle({ id, title }: { id: string; title: string }) {
  const [, first = title, rest = ''] = /^([^ ]+) +(.*)$/u.exec(title) ?? [];
  return (
    <PageTitle id={id} title={title} size="section">
      <FirstWord $word={first}>
        <HeadingText text={first} />
      </FirstWord>{' '}
      <HeadingText text={rest} />
    </PageTitle>
  );
}

/** Picture across the window, words on its dark side or foot; always in stage mood, because its text is bone. */
function FullHero({ block, id, image }: PartProps & { image: NonNullable<HeroBlock['image']> }) {
  const isPoster = block.layout === 'poster';
  return (
    <Section block={{ ...block, tone: 'dark' }} labelledBy={id} flush>
      <Full $sinks={block.stats !== undefined}>
        <Backdrop image={image} scrim={isPoster ? scrims.foot : scrims.stage} priority>
          <Moving block={block} />
        </Backdrop>
        <FullWords $gap={isPoster ? 'lg' : 'xl'}>
          <Heading>
            <Title block={block} id={id} as={isPoster ? PosterTitle : PageTitle} />
          </Heading>
          <Rest block={block} />
        </FullWords>
      </Full>
      <Figures block={block} />
    </Section>
  );
}

/** Picture to the edge of the window; the title cuts into it, or is above it (`wide`). */
function SplitHero({
  block,
  id,
  image,
  layout,
}: PartProps & { image: NonNullable<HeroBlock['image']>; layout: SplitLayout }) {
  return (
    <Section block={block} labelledBy={id} flush separate={false}>
      <Split $gap="xl" $layout={layout}>
        <SplitHeading>
          <Title block={block} id={id} />
        </SplitHeading>
        <Shot>
          <Picture
            image={image}
            sizes={(cover) =>
              layout === 'wide'
                ? '100vw'
                : `(min-width: 1100px) ${cover('52vw', layout === 'split' ? '88vh' : '100vh')}, 100vw`
            }
            ratio="fill"
            crop={layout === 'wide' ? '3 / 2' : '1 / 1'}
            priority
          />
          <Moving block={block} />
        </Shot>
        <Rest block={block} />
      </Split>
      <Figures block={block} />
    </Section>
  );
}

function TextHero({ block, id }: PartProps) {
  return (
    <Section block={block} labelledBy={id} flush separate={false}>
      <Plain>
        <Heading>
          <Title block={block} id={id} />
        </Heading>
        <Rest block={block} />
      </Plain>
      <Figures block={block} />
    </Section>
  );
}

/** Head of a page. Without a picture every layout becomes the one made of text. */
export function Hero({ block }: { block: HeroBlock }) {
  const id = useId();
  const { image, layout } = block;
  if (!image || layout === 'text') return <TextHero block={block} id={id} />;
  if (layout === 'full' || layout === 'poster') return <FullHero block={block} id={id} image={image} />;
  return <SplitHero block={block} id={id} image={image} layout={layout} />;
}

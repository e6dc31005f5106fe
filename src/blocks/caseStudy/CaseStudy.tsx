import { useId } from 'react';
import { Backdrop, scrims } from '../../design/Backdrop.tsx';
import { ButtonLink } from '../../design/Button.tsx';
import { inColumn } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Stats } from '../../design/Stats.tsx';
import { StoryFacts } from '../../design/StoryFacts.tsx';
import { Body, Heading, Label, Lead, RichText } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { CaseStudyBlock } from './schema.ts';
import { Call, Figures, Frame, Head, Leading, Shot, Story, Summary } from './styles.ts';

function CallToAction({ block }: { block: CaseStudyBlock }) {
  const { ctaLabel, ctaLink, ctaTargetBlank, onCtaClick } = block;
  if (!ctaLabel || !(ctaLink || onCtaClick)) return null;
  return (
    <Call>
      {onCtaClick ? (
        <ActionButton action={{ kind: 'contact', label: ctaLabel, contact: onCtaClick }} look="line" />
      ) : ctaLink ? (
        <ButtonLink href={ctaLink} newTab={ctaTargetBlank ?? false} $look="line">
          {ctaLabel}
        </ButtonLink>
      ) : null}
    </Call>
  );
}

/** A success story: picture, the three steps of the story, key figures. */
export function CaseStudy({ block }: { block: CaseStudyBlock }) {
  const id = useId();
  const { layout, imageSide, label, title, subtitle, description, image, bgImage, stats } = block;
  const wide = image !== undefined && layout === 'wide';
  const leading = layout === 'figure' ? stats?.[0] : undefined;
  const others = stats?.slice(leading ? 1 : 0) ?? [];
  return (
    <Section block={bgImage ? { ...block, tone: 'dark' } : block} labelledBy={id} separate={bgImage !== undefined}>
      {bgImage ? <Backdrop image={bgImage} scrim={scrims.even} /> : null}
      <Frame $layout={wide || leading ? layout : 'side'} $side={imageSide}>
        <Head data-reveal="rise" $wide={image !== undefined}>
          <Label>{label}</Label>
          <Heading level={2} id={id} text={title} size="section" desktop={image && !wide && inColumn} />
          {subtitle || description ? (
            <Summary>
              {subtitle ? <Lead>{subtitle}</Lead> : null}
              <RichText as={Body} text={description} />
            </Summary>
          ) : null}
        </Head>
        {leading ? <Leading stats={[leading]} size="hero" $value={leading.value} /> : null}
        {image ? (
          <Shot data-reveal="zoom">
            <Picture
              image={image}
              sizes={(cover) => (wide ? '100vw' : `(min-width: 1100px) ${cover('48vw', '34rem')}, 100vw`)}
              ratio="fill"
              crop={wide ? '3:2' : '4:3'}
            />
          </Shot>
        ) : null}
        <Story>
          <StoryFacts layout={leading ? 'text' : wide ? 'columns' : 'rows'} story={block} />
          {others.length > 0 ? null : <CallToAction block={block} />}
        </Story>
        {others.length > 0 ? (
          <Figures>
            <Stats stats={others} />
            <CallToAction block={block} />
          </Figures>
        ) : null}
      </Frame>
    </Section>
  );
}

import { useId } from 'react';
import { Backdrop, scrims } from '../../design/Backdrop.tsx';
import { ButtonLink } from '../../design/Button.tsx';
import { inColumn } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Body, Heading, Label, Lead, RichText } from '../../design/Text.tsx';
import { size } from '../../design/tokens.ts';
import { useWords } from '../../design/words.ts';
import { ActionButton } from '../context.tsx';
import type { CaseStudyBlock } from './schema.ts';
import { Climax, CROPS, Figures, Frame, Head, Leading, Shot, Statement, Story, Summary, Told } from './styles.ts';

function CallToAction({ block }: { block: CaseStudyBlock }) {
  const { ctaLabel, ctaLink, ctaTargetBlank, onCtaClick } = block;
  if (!ctaLabel) return null;
  if (onCtaClick)
    return <ActionButton action={{ kind: 'contact', label: ctaLabel, contact: onCtaClick }} look="line" />;
  return ctaLink ? (
    <ButtonLink href={ctaLink} newTab={ctaTargetBlank ?? false} $look="line">
      {ctaLabel}
    </ButtonLink>
  ) : null;
}

/** Without what it is built around, a layout is the plain one. */
function layoutOf({ layout, image, stats }: CaseStudyBlock) {
  const around = { side: true, wide: image, figure: stats, route: image };
  return around[layout] ? layout : 'side';
}

/** Between two sentences: the first ends in a word, not in an abbreviation or an ordinal. */
const STOP = /(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u;

/** A text's first sentence and the others; all of it where that would tear an emphasis or a link. */
function firstSentence(text: string): [string, string?] {
  const [first = text] = text.split(STOP);
  const whole = first.includes('[') || first.split('*').length % 2 === 0;
  return whole ? [text] : [first, text.slice(first.length).trim()];
}

/** A success story: picture, what led to the result, the result as its climax, key figures. */
export function CaseStudy({ block }: { block: CaseStudyBlock }) {
  const id = useId();
  const labels = useWords().blocks.story;
  const { imageSide, label, title, subtitle, description, challenge, solution, result, image, bgImage, stats } = block;
  const layout = layoutOf(block);
  // The stops of a route are what its labels name.
  const labelled = block.telling === 'labelled' || layout === 'route';
  const Outcome = labelled ? 'dl' : 'div';
  const [first, rest] = firstSentence(result);
  const wide = layout === 'wide';
  const leading = layout === 'figure' ? stats?.[0] : undefined;
  const others = stats?.slice(leading ? 1 : 0) ?? [];
  return (
    <Section block={bgImage ? { ...block, tone: 'dark' } : block} labelledBy={id} separate={bgImage !== undefined}>
      {bgImage ? <Backdrop image={bgImage} scrim={scrims.even} /> : null}
      <Frame $layout={layout} $side={imageSide}>
        <Head data-reveal="rise">
          <Label>{label}</Label>
          <Heading
            level={2}
            id={id}
            text={title}
            size="section"
            desktop={layout === 'route' ? size.section : inColumn}
          />
          {subtitle || description ? (
            <Summary>
              {subtitle ? <Lead>{subtitle}</Lead> : null}
              <RichText as={Body} text={description} />
            </Summary>
          ) : null}
        </Head>
        {leading ? <Leading stat={leading} across={image ? 'half' : 'page'} /> : null}
        {image ? (
          <Shot data-reveal="zoom">
            <Picture
              image={image}
              sizes={(cover) => (wide ? '100vw' : `(min-width: 1100px) ${cover('50vw', '34rem')}, 100vw`)}
              ratio="fill"
              crop={CROPS[layout]}
            />
          </Shot>
        ) : null}
        <Story story={{ challenge, solution }} labelled={labelled} />
        <Climax>
          <Outcome data-reveal="rise">
            {labelled ? <Label as="dt">{labels.result}</Label> : null}
            <Told as={labelled ? 'dd' : 'div'}>
              <Statement>
                <RichText text={first} />
              </Statement>{' '}
              <RichText as={Body} text={rest} />
            </Told>
          </Outcome>
          <CallToAction block={block} />
        </Climax>
        {others.length > 0 ? <Figures stats={others} layout="list" /> : null}
      </Frame>
    </Section>
  );
}

import { useId } from 'react';
import { type Cover, Picture } from '../../design/Picture.tsx';
import { PointList } from '../../design/PointList.tsx';
import { Section } from '../../design/Section.tsx';
import { Body, Heading, Label, RichText } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { TextImageBlock } from './schema.ts';
import { Close, Copy, CROPS, Figures, Frame, Head, Shot, Texts, Words } from './styles.ts';

/** Width and height of the picture beside the text, as the styles have them. */
const BOXES = {
  portrait: { width: '50vw', height: 'min(62.5vw, 54rem, 100vh - 8rem)' },
  square: { width: '40vw', height: 'min(40vw, 54rem, 100vh - 8rem)' },
  landscape: { width: '50vw', height: '36vw' },
};

function sizesOf(ratio: TextImageBlock['ratio'], cover: Cover): string {
  if (ratio === 'band') return '100vw';
  const { width, height } = BOXES[ratio];
  return `(min-width: 1100px) ${cover(width, height)}, ${cover('100vw', '75vw')}`;
}

/** What closes the text. */
function Foot({ block: { points, stats, action, ratio } }: { block: TextImageBlock }) {
  return (
    <Close>
      <PointList points={points} look="lines" />
      {stats ? <Figures stats={stats} size={ratio === 'band' ? 'hero' : 'block'} /> : null}
      {action ? (
        <div>
          <ActionButton action={action} look={action.kind === 'contact' ? 'solid' : 'text'} />
        </div>
      ) : null}
    </Close>
  );
}

/** Text beside a picture that runs to the edge of the window. */
export function TextImage({ block }: { block: TextImageBlock }) {
  const id = useId();
  const { label, title, paragraphs, points, image, imageSide, ratio, overlap, stats, action } = block;
  return (
    <Section block={block} labelledBy={id}>
      <Frame $side={imageSide} $ratio={ratio} $across={overlap}>
        <Words data-reveal="rise">
          <Head>
            {label ? <Label>{label}</Label> : null}
            <Heading level={2} id={id} text={title} size="section" />
          </Head>
          <Copy>
            <Texts>
              {paragraphs.map((text, index) => (
                <RichText key={index} as={Body} text={text} />
              ))}
            </Texts>
            {points || stats || action ? <Foot block={block} /> : null}
          </Copy>
        </Words>
        <Shot data-reveal="zoom">
          <Picture image={image} sizes={(cover) => sizesOf(ratio, cover)} ratio="fill" crop={CROPS[ratio]} />
        </Shot>
      </Frame>
    </Section>
  );
}

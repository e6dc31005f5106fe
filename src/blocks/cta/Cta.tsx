import { useId } from 'react';
import { Backdrop, scrims } from '../../design/Backdrop.tsx';
import { ContactItems } from '../../design/ContactItems.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Heading, Label, RichText } from '../../design/Text.tsx';
import { ActionButton, useSite } from '../context.tsx';
import type { CtaBlock } from './schema.ts';
import {
  Actions,
  Contact,
  ContactLink,
  CROP,
  Disc,
  Frame,
  type Scene,
  Sentence,
  Shot,
  Stage,
  Words,
} from './styles.ts';

/** Where a block's light comes from: its picture, or by night the disc. */
function sceneOf({ image, layout, tone }: CtaBlock): Scene {
  if (image) return layout;
  return tone === 'dark' ? 'disc' : 'none';
}

/** The disc alone, on its floor. */
function Light() {
  return (
    <Stage aria-hidden="true">
      <Disc data-reveal="rise" />
    </Stage>
  );
}

/** A picture with an edge of its own, beside the words or above them. */
function Framed({ image, wide }: { image: NonNullable<CtaBlock['image']>; wide: boolean }) {
  return (
    <Shot data-reveal="zoom">
      <Picture
        image={image}
        sizes={(cover) => (wide ? '100vw' : `(min-width: 1100px) ${cover('42vw', '46rem')}, 100vw`)}
        ratio="fill"
        crop={CROP}
      />
    </Shot>
  );
}

/** The closing call of a page: one sentence, one button. */
export function Cta({ block }: { block: CtaBlock }) {
  const id = useId();
  const { site } = useSite();
  const { label, title, subtitle, action, secondaryAction, showContact, image } = block;
  const scene = sceneOf(block);
  const framed = scene === 'beside' || scene === 'above';
  return (
    <Section
      block={scene === 'behind' ? { ...block, tone: 'dark' } : block}
      labelledBy={id}
      separate={scene !== 'none'}
      flush={framed}
    >
      {scene === 'disc' ? <Light /> : null}
      {scene === 'behind' && image ? <Backdrop image={image} scrim={scrims.stage} /> : null}
      <Frame $scene={scene}>
        {framed && image ? <Framed image={image} wide={scene === 'above'} /> : null}
        <Words data-reveal="rise">
          {label ? <Label>{label}</Label> : null}
          <Heading level={2} id={id} text={title} size={scene === 'none' ? 'section' : 'hero'} />
          <RichText as={Sentence} text={subtitle} />
        </Words>
        <Actions data-reveal="rise">
          <ActionButton action={action} />
          {secondaryAction ? <ActionButton action={secondaryAction} look="text" /> : null}
          {showContact ? (
            <Contact>
              <ContactItems site={site} link={ContactLink} />
            </Contact>
          ) : null}
        </Actions>
      </Frame>
    </Section>
  );
}

import { useId } from 'react';
import { Backdrop, scrims } from '../../design/Backdrop.tsx';
import { ContactItems } from '../../design/ContactItems.tsx';
import { Section } from '../../design/Section.tsx';
import { Heading, Label, RichText } from '../../design/Text.tsx';
import { ActionButton, useSite } from '../context.tsx';
import type { CtaBlock } from './schema.ts';
import { Actions, Contact, ContactLink, Disc, Frame, Sentence, Stage, scrim, Words } from './styles.ts';

/** What is beside the words by night: a picture, or the light alone. */
function Light({ image }: Pick<CtaBlock, 'image'>) {
  if (image) return <Backdrop image={image} scrim={{ ...scrims.stage, ...scrim }} />;
  return (
    <Stage aria-hidden="true">
      <Disc data-reveal="rise" />
    </Stage>
  );
}

/** The closing call of a page: one sentence, one button. */
export function Cta({ block }: { block: CtaBlock }) {
  const id = useId();
  const { site } = useSite();
  const { label, title, subtitle, action, secondaryAction, showContact, image } = block;
  const night = image !== undefined || block.tone === 'dark';
  return (
    <Section block={night ? { ...block, tone: 'dark' } : block} labelledBy={id} separate={night}>
      {night ? <Light image={image} /> : null}
      <Frame $night={night}>
        <Words data-reveal="rise">
          {label ? <Label>{label}</Label> : null}
          <Heading level={2} id={id} text={title} size="hero" />
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

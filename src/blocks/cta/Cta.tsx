import { useId } from 'react';
import { Backdrop, scrims } from '../../design/Backdrop.tsx';
import { ContactItems } from '../../design/ContactItems.tsx';
import { Section } from '../../design/Section.tsx';
import { Heading, Label, RichText } from '../../design/Text.tsx';
import { ActionButton, useSite } from '../context.tsx';
import type { CtaBlock } from './schema.ts';
import { Actions, Contact, ContactLink, Disc, Frame, Sentence, Words } from './styles.ts';

/** In the layout `split` the title is as large as the band allows. */
const AS_LARGE_AS_FITS = 'clamp(4rem, 7.2vw, 7.5rem)';

/** The closing call of a page: one sentence, one button. */
export function Cta({ block }: { block: CtaBlock }) {
  const id = useId();
  const { site } = useSite();
  const { layout, label, title, subtitle, action, secondaryAction, showContact, image } = block;
  const lit = !image && (layout === 'disc' || (layout === 'split' && block.tone === 'dark'));
  return (
    <Section block={image ? { ...block, tone: 'dark' } : block} labelledBy={id} separate={image !== undefined}>
      {image ? <Backdrop image={image} scrim={scrims.stage} /> : null}
      <Frame $picture={image !== undefined} $layout={layout} $lit={lit}>
        {lit ? <Disc aria-hidden="true" data-reveal="rise" /> : null}
        <Words data-reveal="rise">
          {label ? <Label>{label}</Label> : null}
          <Heading level={2} id={id} text={title} size="hero" desktop={layout === 'split' && AS_LARGE_AS_FITS} />
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

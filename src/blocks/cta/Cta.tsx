import { useId } from 'react';
import { Anchor } from '../../design/Anchor.tsx';
import { Backdrop } from '../../design/Backdrop.tsx';
import { Section } from '../../design/Section.tsx';
import { Display, Label, RichText } from '../../design/Text.tsx';
import { ActionButton, useSite } from '../context.tsx';
import type { CtaBlock } from './schema.ts';
import { Actions, Contact, ContactLink, Disc, Frame, Sentence, Words } from './styles.ts';

function ContactLines() {
  const { site } = useSite();
  return (
    <Contact>
      <li>
        <ContactLink as={Anchor} href={`tel:${site.phone.replaceAll(/[ -]/gu, '')}`}>
          {site.phone}
        </ContactLink>
      </li>
      <li>
        <ContactLink as={Anchor} href={`mailto:${site.email}`}>
          {site.email}
        </ContactLink>
      </li>
    </Contact>
  );
}

/** In the layout `split` the title is as large as the band allows. */
const AS_LARGE_AS_FITS = 'clamp(4rem, 7.2vw, 7.5rem)';

/** The closing call of a page: one sentence, one button. */
export function Cta({ block }: { block: CtaBlock }) {
  const id = useId();
  const { layout, label, title, subtitle, action, secondaryAction, showContact, image } = block;
  return (
    <Section block={image ? { ...block, tone: 'dark' } : block} labelledBy={id} separate={image !== undefined}>
      {image ? <Backdrop image={image} scrim="stage" /> : null}
      {layout === 'disc' && !image ? <Disc aria-hidden="true" data-reveal="rise" /> : null}
      <Frame $picture={image !== undefined} $layout={layout}>
        <Words data-reveal="rise">
          {label ? <Label>{label}</Label> : null}
          <Display as="h2" id={id} $size="hero" $desktop={layout === 'split' && AS_LARGE_AS_FITS}>
            <RichText text={title} />
          </Display>
          {subtitle ? (
            <Sentence>
              <RichText text={subtitle} />
            </Sentence>
          ) : null}
        </Words>
        <Actions data-reveal="rise">
          <ActionButton action={action} />
          {secondaryAction ? <ActionButton action={secondaryAction} look="text" /> : null}
          {showContact ? <ContactLines /> : null}
        </Actions>
      </Frame>
    </Section>
  );
}

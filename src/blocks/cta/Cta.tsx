import { useId } from 'react';
import { Anchor } from '../../design/Anchor.tsx';
import { Backdrop } from '../../design/Backdrop.tsx';
import { Section } from '../../design/Section.tsx';
import { Label, RichText } from '../../design/Text.tsx';
import { ActionButton, useSite } from '../context.tsx';
import type { CtaBlock } from './schema.ts';
import { Actions, Contact, ContactLink, Disc, Frame, Sentence, Title, Words } from './styles.ts';

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

/** The closing call of a page: one sentence, one button. */
export function Cta({ block }: { block: CtaBlock }) {
  const id = useId();
  const { layout, label, title, subtitle, action, secondaryAction, showContact, image } = block;
  return (
    <Section block={image ? { ...block, tone: 'dark' } : block} labelledBy={id} apart={image !== undefined}>
      {image ? <Backdrop image={image} scrim="stage" /> : null}
      {layout === 'disc' && !image ? <Disc aria-hidden="true" data-reveal="rise" /> : null}
      <Frame $picture={image !== undefined} $layout={layout}>
        <Words data-reveal="rise">
          {label ? <Label>{label}</Label> : null}
          <Title as="h2" id={id} $size="hero">
            <RichText text={title} />
          </Title>
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

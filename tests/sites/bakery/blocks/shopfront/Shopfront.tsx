import { useId } from 'react';
import { PageTitle } from '../../design/PageTitle.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Label } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { ShopfrontBlock } from './schema.ts';
import { Actions, Arch, Awning, Front, Heading, Seal, Subtitle, Under, Words } from './styles.ts';

/** The head of a page: words beside an arch, in which the picture stands. */
export function Shopfront({ block }: { block: ShopfrontBlock }) {
  const id = useId();
  const { label, title, subtitle, image, action, secondaryAction, awning, note } = block;
  return (
    <Section block={block} labelledBy={id} flush>
      {awning ? <Awning /> : <Under />}
      <Front>
        <Words>
          <Heading>
            {label ? <Label>{label}</Label> : null}
            <PageTitle id={id} title={title} />
          </Heading>
          <Subtitle>{subtitle}</Subtitle>
          {action ? (
            <Actions>
              <ActionButton action={action} />
              {secondaryAction ? <ActionButton action={secondaryAction} look="text" /> : null}
            </Actions>
          ) : null}
        </Words>
        <Arch>
          <Picture image={image} sizes="(min-width: 1100px) 42vw, 92vw" ratio="4 / 5" priority />
          {note ? <Seal>{note}</Seal> : null}
        </Arch>
      </Front>
    </Section>
  );
}

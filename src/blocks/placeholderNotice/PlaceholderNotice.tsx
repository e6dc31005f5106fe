import { useId } from 'react';
import { PageTitle } from '../../design/PageTitle.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Label } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { PlaceholderNoticeBlock } from './schema.ts';
import { Actions, Disc, Notice, Stage, Subtitle, Words } from './styles.ts';

/** A service that does not exist yet: its name, the notice in English, ways on. */
export function PlaceholderNotice({ block }: { block: PlaceholderNoticeBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId} flush>
      <Stage>
        {block.image ? (
          <Disc $focus={block.image.focus}>
            <Picture image={block.image} sizes="(min-width: 700px) 58rem, 103vw" ratio="fill" crop="1 / 1" priority />
          </Disc>
        ) : null}
        <Words>
          {block.label ? <Label>{block.label}</Label> : null}
          <PageTitle id={titleId} title={block.title} lang={block.titleLang} />
          <Notice lang="en">{block.notice}</Notice>
          {block.subtitle ? <Subtitle>{block.subtitle}</Subtitle> : null}
          <Actions>
            <ActionButton action={block.action} />
            {block.secondaryAction ? <ActionButton action={block.secondaryAction} look="text" /> : null}
          </Actions>
        </Words>
      </Stage>
    </Section>
  );
}

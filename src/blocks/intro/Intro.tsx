import { useId } from 'react';
import { Section } from '../../design/Section.tsx';
import { Display, Label, Lead, RichText } from '../../design/Text.tsx';
import type { IntroBlock } from './schema.ts';
import { Claim, Frame, More, Paragraph, Side, Statement } from './styles.ts';

/** Opening text of a page: a label at the side, the most important paragraph large; without a title it is the statement. */
export function Intro({ block }: { block: IntroBlock }) {
  const id = useId();
  const { layout, label, title, lead, paragraphs } = block;
  return (
    <Section block={block} labelledBy={title ? id : undefined}>
      <Frame $layout={layout}>
        {label ? (
          <Side>
            <Label>{label}</Label>
          </Side>
        ) : null}
        <Statement data-reveal="rise">
          {title ? (
            <>
              <Display as="h2" id={id} $size="section">
                <RichText text={title} />
              </Display>
              <Lead>
                <RichText text={lead} />
              </Lead>
            </>
          ) : (
            <Claim as="p" $size="block">
              <RichText text={lead} />
            </Claim>
          )}
        </Statement>
        {paragraphs ? (
          <More data-reveal="rise">
            {paragraphs.map((text) => (
              <Paragraph key={text}>
                <RichText text={text} />
              </Paragraph>
            ))}
          </More>
        ) : null}
      </Frame>
    </Section>
  );
}

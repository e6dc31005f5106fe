import { useId } from 'react';
import { VisuallyHidden } from '../../design/Anchor.tsx';
import { Section } from '../../design/Section.tsx';
import { Body, Heading, Label, Lead, RichText } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import type { IntroBlock } from './schema.ts';
import { Claim, Frame, More, Side, Statement, Struck } from './styles.ts';

/** So many characters are a claim that may be larger than all that is struck before it. */
const SHORT = 80;

/** Opening text of a page: a label at the side, the most important paragraph large; without a title it is the statement. */
export function Intro({ block }: { block: IntroBlock }) {
  const id = useId();
  const words = useWords().blocks;
  const { layout, label, title, struck, lead, paragraphs } = block;
  return (
    <Section block={block} labelledBy={title ? id : undefined}>
      <Frame $gap="xl" $layout={struck ? 'wide' : layout}>
        {label ? (
          <Side>
            <Label>{label}</Label>
          </Side>
        ) : null}
        <Statement data-reveal="rise">
          {struck ? (
            <>
              <VisuallyHidden as="p">{words.struck}</VisuallyHidden>
              <Struck>
                {struck.map((sentence, index) => (
                  <li key={index}>
                    <s>{sentence}</s>{' '}
                  </li>
                ))}
              </Struck>
            </>
          ) : null}
          {title ? (
            <>
              <Heading level={2} id={id} text={title} size="section" />
              <RichText as={Lead} text={lead} />
            </>
          ) : (
            <Claim as="p" $size="block" $short={lead.length <= SHORT}>
              <RichText text={lead} />
            </Claim>
          )}
        </Statement>
        {paragraphs ? (
          <More data-reveal="rise" $large={!title && paragraphs.length === 1}>
            {paragraphs.map((text, index) => (
              <RichText key={index} as={Body} text={text} />
            ))}
          </More>
        ) : null}
      </Frame>
    </Section>
  );
}

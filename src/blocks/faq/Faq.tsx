import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Grid, Section } from '../../design/Section.tsx';
import { HeadingText, RichText } from '../../design/Text.tsx';
import type { FaqBlock } from './schema.ts';
import { Answer, Question, Questions } from './styles.ts';

/** Questions that open to their answers: in pairs below the heading; an odd number in one column beside it. */
export function Faq({ block }: { block: FaqBlock }) {
  const titleId = useId();
  const odd = block.questions.length % 2 === 1;
  return (
    <Section block={block} labelledBy={titleId}>
      <Grid $gap="none">
        <Opening id={titleId} block={block} narrow={odd} columns={odd ? '1 / 7' : undefined} sticky={odd} />
        <Questions $odd={odd}>
          {block.questions.map(({ question, answer }, index) => (
            <li key={index} data-reveal="rise">
              <Question title={<HeadingText text={question} />}>
                <Answer>
                  {answer.map((paragraph, place) => (
                    <RichText key={place} as="p" text={paragraph} />
                  ))}
                </Answer>
              </Question>
            </li>
          ))}
        </Questions>
      </Grid>
    </Section>
  );
}

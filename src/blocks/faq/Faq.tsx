import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { RichText } from '../../design/Text.tsx';
import type { FaqBlock } from './schema.ts';
import { Answer, Head, Layout, Question, Questions } from './styles.ts';

/** Questions that open to their answers. */
export function Faq({ block }: { block: FaqBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Layout>
          <Head>
            <Opening id={titleId} label={block.label} title={block.title} subtitle={block.subtitle} size="medium" />
          </Head>
          <Questions>
            {block.questions.map(({ question, answer }) => (
              <li key={question} data-reveal="rise">
                <Question title={<RichText text={question} />}>
                  <Answer>
                    {answer.map((paragraph) => (
                      <p key={paragraph}>
                        <RichText text={paragraph} />
                      </p>
                    ))}
                  </Answer>
                </Question>
              </li>
            ))}
          </Questions>
        </Layout>
      </Container>
    </Section>
  );
}

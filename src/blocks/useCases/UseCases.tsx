import { type ReactNode, useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Opening } from '../../design/Opening.tsx';
import { PointList } from '../../design/PointList.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { HeadingText, Label, RichText } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import { ActionButton } from '../context.tsx';
import type { UseCasesBlock } from './schema.ts';
import { Case, Cases, Column, Content, Kind, Text } from './styles.ts';

type UseCaseData = UseCasesBlock['useCases'][number];

/** Cases in rows on hairlines; each opens to problem, solution, results and a button. */
export function UseCases({ block }: { block: UseCasesBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Opening id={titleId} block={block} across={7} />
        <Cases>
          {block.useCases.map((useCase, index) => (
            <li key={index} data-reveal="rise">
              <Case
                startsOpen={block.firstOpen && index === 0}
                title={<HeadingText text={useCase.title} />}
                before={
                  <Kind>
                    {useCase.icon ? <Icon name={useCase.icon} /> : null}
                    <Label as="span">{useCase.category}</Label>
                  </Kind>
                }
                after={<Text as="span">{useCase.summary}</Text>}
              >
                <UseCaseContent useCase={useCase} />
              </Case>
            </li>
          ))}
        </Cases>
      </Container>
    </Section>
  );
}

function UseCaseContent({ useCase }: { useCase: UseCaseData }) {
  const { problem, solution, results, cta } = useCase;
  const words = useWords().blocks.useCase;
  return (
    <Content>
      <Part label={words.problem}>
        <RichText as="p" text={problem} />
      </Part>
      <Part label={words.solution}>
        <RichText as="p" text={solution} />
      </Part>
      {results ? (
        <Part label={words.results}>
          <PointList points={results} />
        </Part>
      ) : null}
      <div>
        <ActionButton action={cta} />
      </div>
    </Content>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Column>
      <Label as="h4">{label}</Label>
      {children}
    </Column>
  );
}

import { type ReactNode, useId } from 'react';
import { DashList } from '../../design/DashList.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { Label, RichText } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { UseCasesBlock } from './schema.ts';
import { Case, Cases, Column, Columns, Content, Foot, Kind, Text } from './styles.ts';

type UseCaseData = UseCasesBlock['useCases'][number];

/** Cases in rows on hairlines; each opens to problem, solution, results and a button. */
export function UseCases({ block }: { block: UseCasesBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Opening id={titleId} label={block.label} title={block.title} subtitle={block.subtitle} />
        <Cases>
          {block.useCases.map((useCase) => (
            <li key={useCase.title} data-reveal="rise">
              <Case
                title={<RichText text={useCase.title} />}
                before={
                  <Kind>
                    <Icon name={useCase.icon} />
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
  return (
    <Content>
      <Columns $count={results ? 3 : 2}>
        <Part label="Problem">
          <p>
            <RichText text={problem} />
          </p>
        </Part>
        <Part label="Lösung">
          <p>
            <RichText text={solution} />
          </p>
        </Part>
        {results ? (
          <Part label="Ergebnisse">
            <DashList points={results} />
          </Part>
        ) : null}
      </Columns>
      <Foot>
        <ActionButton action={cta} />
      </Foot>
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

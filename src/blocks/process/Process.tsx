import { useId } from 'react';
import { Backdrop, scrims } from '../../design/Backdrop.tsx';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { StoryFacts } from '../../design/StoryFacts.tsx';
import { Body, Heading, RichText } from '../../design/Text.tsx';
import { size as type } from '../../design/tokens.ts';
import type { ProcessBlock, ProcessStep } from './schema.ts';
import {
  Course,
  CROP,
  Disc,
  Frame,
  Line,
  LineStep,
  MANY,
  Numeral,
  Outcome,
  Points,
  Rail,
  StepShot,
  StepText,
  stackedIn,
  Turn,
  TurnStep,
  Wide,
} from './styles.ts';

/** Long words such as „Lageeinschätzung“ fit one of four columns. */
const IN_A_COLUMN = 'clamp(1.25rem, 2.05vw, 2.25rem)';

interface StepWordsProps {
  step: ProcessStep;
  titleOnDesktop: string | false;
  dated?: boolean;
  look?: 'dashes' | 'lines';
}

function StepWords({ step, titleOnDesktop, dated, look = 'dashes' }: StepWordsProps) {
  return (
    <StepText>
      <Heading level={3} text={step.title} size="card" desktop={titleOnDesktop} />
      {step.subtitle && !dated ? <p>{step.subtitle}</p> : null}
      <RichText as={Body} text={step.description} />
      <Points points={step.points} look={look} />
    </StepText>
  );
}

interface StepsProps {
  steps: ProcessStep[];
}

/** Where all of five steps have a subtitle, their day, it stands in place of the number. */
const areDated = (steps: ProcessStep[]) => steps.length === MANY && steps.every(({ subtitle }) => subtitle);

function LineOfSteps({ steps }: StepsProps) {
  const count = steps.length;
  const dated = areDated(steps);
  const stacked = stackedIn(count, dated);
  return (
    <Course $count={count} $stacked={stacked}>
      <Rail aria-hidden="true">
        <Disc />
      </Rail>
      <Line $count={count} $stacked={stacked} $dated={dated}>
        {steps.map((step, index) => (
          <LineStep key={index} data-reveal="rise">
            <Numeral>{dated ? step.subtitle : index + 1}</Numeral>
            <StepWords step={step} dated={dated} titleOnDesktop={(dated || count < MANY) && IN_A_COLUMN} />
          </LineStep>
        ))}
      </Line>
    </Course>
  );
}

function AlternatingSteps({ steps }: StepsProps) {
  return (
    <Turn>
      {steps.map((step, index) => (
        <TurnStep key={index} data-reveal="rise" $picture={step.image !== undefined}>
          <Numeral>{index + 1}</Numeral>
          <StepWords step={step} titleOnDesktop={type.block} look="lines" />
          {step.image ? (
            <StepShot data-reveal="zoom">
              <Picture
                image={step.image}
                sizes={(cover) => `(min-width: 1100px) 38vw, (min-width: 820px) ${cover('50vw', '22rem')}, 100vw`}
                ratio="fill"
                crop={CROP}
              />
            </StepShot>
          ) : null}
        </TurnStep>
      ))}
    </Turn>
  );
}

/** Two to five steps in order. */
export function Process({ block }: { block: ProcessBlock }) {
  const id = useId();
  const { variant, step1, step2, step3, step4, step5, image, bgImage, challenge, solution, result } = block;
  const steps = [step1, step2, step3, step4, step5].filter((step) => step !== undefined);
  const beside = variant === 'line' && steps.length === MANY && !areDated(steps);
  const Steps = { line: LineOfSteps, alternating: AlternatingSteps }[variant];
  return (
    <Section block={bgImage ? { ...block, tone: 'dark' } : block} labelledBy={id}>
      {bgImage ? <Backdrop image={bgImage} scrim={scrims.even} /> : null}
      <Frame $beside={beside}>
        <Opening
          id={id}
          block={block}
          sticky={beside && !image}
          {...(beside
            ? { narrow: true, columns: '1 / 5' }
            : { across: variant === 'line' ? (steps.length === 3 ? 9 : 7) : undefined })}
        />
        {image ? (
          <Wide data-reveal="zoom">
            <Picture image={image} sizes={beside ? '(min-width: 1100px) 50vw, 100vw' : '100vw'} ratio="fill" />
          </Wide>
        ) : null}
        <Steps steps={steps} />
        {challenge || solution || result ? (
          <Outcome>
            <StoryFacts story={block} />
          </Outcome>
        ) : null}
      </Frame>
    </Section>
  );
}

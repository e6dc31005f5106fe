import { Display, Lead } from '../../../design/Text.tsx';
import type { Language } from '../../../words/language.ts';
import type { AxeState, BlockEntry, Catalogue } from '../catalogue.ts';
import { blockFile } from '../files.ts';
import { viewWords } from '../view-words.ts';
import { referenceWords } from '../words.ts';
import { Card, Cards, Code, Facts, Frame, Icons, Part } from './styles.ts';

export interface OverviewProps {
  catalogue: Catalogue;
  axe: AxeState | undefined;
}

/** All blocks, each with what it is for. */
export function Overview({ catalogue: { blocks, icons, language }, axe }: OverviewProps) {
  const words = viewWords[language];
  const { icons: iconsTitle } = referenceWords[language];
  return (
    <Frame>
      <header>
        <Display as="h1" $size="block">
          {words.title}
        </Display>
        <Lead>{words.intro(blocks.length)}</Lead>
      </header>
      <main>
        <Cards>
          {blocks.map((entry) => (
            <Card key={entry.type}>
              <h2>
                <a href={blockFile(entry.type)}>{entry.type}</a>
              </h2>
              <p>{entry.description}.</p>
              <Facts>{factsOf(entry, axe, language).join(' · ')}</Facts>
            </Card>
          ))}
        </Cards>
        <Part id={iconsTitle.toLowerCase()}>
          <Display $size="card">{iconsTitle}</Display>
          <p>{words.iconsIntro}</p>
          <Icons>
            {icons.map((name) => (
              <li key={name}>
                <Code>{name}</Code>
              </li>
            ))}
          </Icons>
        </Part>
      </main>
    </Frame>
  );
}

function factsOf(
  { type, version, fields, examples }: BlockEntry,
  axe: AxeState | undefined,
  language: Language,
): string[] {
  const words = viewWords[language];
  const states = examples.map(({ name }) => axe?.[`${type}.${name}`]);
  const faults = states.flatMap((state) => state ?? []);
  return [
    `Version\u00a0${version}`,
    words.countOfFields(fields.length),
    words.countOfExamples(examples.length),
    ...(!axe || states.includes(undefined) ? [] : [`axe-core: ${faults.length === 0 ? words.nothing : faults.length}`]),
  ];
}

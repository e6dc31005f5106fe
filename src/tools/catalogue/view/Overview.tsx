import { Display, Lead } from '../../../design/Text.tsx';
import type { AxeState, BlockEntry, Catalogue } from '../catalogue.ts';
import { blockFile } from '../files.ts';
import { Card, Cards, Code, Facts, Frame, Icons, Part } from './styles.ts';
import { countText } from './words.ts';

export interface OverviewProps {
  catalogue: Catalogue;
  axe: AxeState | undefined;
}

/** All blocks, each with what it is for. */
export function Overview({ catalogue: { blocks, icons }, axe }: OverviewProps) {
  return (
    <Frame>
      <header>
        <Display as="h1" $size="block">
          Katalog der Blöcke
        </Display>
        <Lead>
          Woraus Seiten bestehen, {countText(blocks.length, 'Block', 'Blöcke')}: jeder mit seinen Beispielen auf drei
          Breiten, seinen Angaben und Grenzen.
        </Lead>
      </header>
      <main>
        <Cards>
          {blocks.map((entry) => (
            <Card key={entry.type}>
              <h2>
                <a href={blockFile(entry.type)}>{entry.type}</a>
              </h2>
              <p>{entry.description}.</p>
              <Facts>{factsOf(entry, axe).join(' · ')}</Facts>
            </Card>
          ))}
        </Cards>
        <Part id="symbole">
          <Display $size="card">Symbole</Display>
          <p>Diese Namen darf eine Angabe der Art „Symbol“ nennen.</p>
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

function factsOf({ type, version, fields, examples }: BlockEntry, axe: AxeState | undefined): string[] {
  const states = examples.map(({ name }) => axe?.[`${type}.${name}`]);
  const faults = states.flatMap((state) => state ?? []);
  return [
    `Version\u00a0${version}`,
    countText(fields.length, 'Angabe', 'Angaben'),
    countText(examples.length, 'Beispiel', 'Beispiele'),
    ...(!axe || states.includes(undefined) ? [] : [`axe-core: ${faults.length === 0 ? 'nichts' : faults.length}`]),
  ];
}

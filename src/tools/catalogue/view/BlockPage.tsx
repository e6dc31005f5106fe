import { Display, Lead } from '../../../design/Text.tsx';
import type { AxeState, BlockEntry } from '../catalogue.ts';
import { ruleText } from '../words.ts';
import { ExamplePart } from './ExamplePart.tsx';
import { Fields } from './Fields.tsx';
import { Marked } from './Marked.tsx';
import { Facts, Frame, Part, Rules } from './styles.ts';

export interface BlockPageProps {
  entry: BlockEntry;
  axe: AxeState | undefined;
  canCheck: boolean;
}

/** One block: its examples at three widths, its fields, what they demand of each other. */
export function BlockPage({ entry, axe, canCheck }: BlockPageProps) {
  const { type, version, description, examples, fields, rules } = entry;
  return (
    <Frame>
      <header>
        <nav aria-label="Katalog">
          <a href="index.html">Alle Blöcke</a>
        </nav>
        <Display as="h1" $size="block">
          {type}
        </Display>
        <Lead>{description}.</Lead>
        <Facts>Version {version}</Facts>
      </header>
      <main>
        <Part>
          <Display $size="card">Beispiele</Display>
          {examples.map((example) => (
            <ExamplePart
              key={example.name}
              type={type}
              example={example}
              faults={axe?.[`${type}.${example.name}`]}
              canCheck={canCheck}
            />
          ))}
        </Part>
        <Part>
          <Display $size="card">Angaben</Display>
          {rules.length > 0 ? (
            <Rules>
              {rules.map((rule) => (
                <li key={ruleText(rule)}>
                  <Marked text={ruleText(rule)} />
                </li>
              ))}
            </Rules>
          ) : null}
          <Fields fields={fields} />
        </Part>
      </main>
    </Frame>
  );
}

import { Display, Lead } from '../../../design/Text.tsx';
import type { Language } from '../../../words/language.ts';
import type { AxeState, BlockEntry } from '../catalogue.ts';
import { viewWords } from '../view-words.ts';
import { ruleText } from '../words.ts';
import { ExamplePart } from './ExamplePart.tsx';
import { Fields } from './Fields.tsx';
import { Marked } from './Marked.tsx';
import { Facts, Frame, Part, Rules } from './styles.ts';

export interface BlockPageProps {
  entry: BlockEntry;
  axe: AxeState | undefined;
  canCheck: boolean;
  language: Language;
}

/** One block: its examples at three widths, its fields, what they demand of each other. */
export function BlockPage({ entry, axe, canCheck, language }: BlockPageProps) {
  const words = viewWords[language];
  const { type, version, description, examples, fields, rules } = entry;
  return (
    <Frame>
      <header>
        <nav aria-label={words.catalogue}>
          <a href="index.html">{words.allBlocks}</a>
        </nav>
        <Display as="h1" $size="block">
          {type}
        </Display>
        <Lead>{description}.</Lead>
        <Facts>Version {version}</Facts>
      </header>
      <main>
        <Part>
          <Display $size="card">{words.examples}</Display>
          {examples.map((example) => (
            <ExamplePart
              key={example.name}
              type={type}
              example={example}
              faults={axe?.[`${type}.${example.name}`]}
              canCheck={canCheck}
              language={language}
            />
          ))}
        </Part>
        <Part>
          <Display $size="card">{words.fields}</Display>
          {rules.length > 0 ? (
            <Rules>
              {rules.map((rule) => (
                <li key={ruleText(rule, language)}>
                  <Marked text={ruleText(rule, language)} />
                </li>
              ))}
            </Rules>
          ) : null}
          <Fields fields={fields} language={language} />
        </Part>
      </main>
    </Frame>
  );
}

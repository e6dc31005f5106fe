import type { Language } from '../../../words/language.ts';
import type { AxeFault, Example } from '../catalogue.ts';
import { exampleFile } from '../files.ts';
import { viewWords } from '../view-words.ts';
import { WINDOWS } from './axe.ts';
import { Bar, Control, Json, Shown, State, Strip, Window } from './styles.ts';
import { exampleName, stateText } from './words.ts';

interface ExamplePartProps {
  type: string;
  example: Example;
  faults: readonly AxeFault[] | undefined;
  canCheck: boolean;
  language: Language;
}

/** An example in three windows, and its JSON to copy: by a button, or by hand. */
export function ExamplePart({ type, example: { name, value }, faults, canCheck, language }: ExamplePartProps) {
  const words = viewWords[language];
  const title = exampleName(name, language);
  const json = `json-${name}`;
  return (
    <Shown id={name} aria-labelledby={`title-${name}`}>
      <h3 id={`title-${name}`}>{title}</h3>
      <State data-axe={faults && (faults.length > 0 ? 'bad' : 'good')} role="status">
        {stateText(faults, language)}
      </State>
      <Bar>
        <a href={exampleFile(type, name)}>{words.alone}</a>
        {canCheck ? (
          <Control type="button" data-check="" hidden>
            {words.check}
          </Control>
        ) : null}
      </Bar>
      <Strip role="region" aria-label={words.atWidths(title)} tabIndex={0}>
        {WINDOWS.map(({ width, height }) => (
          <Window key={width} $width={width} $height={height}>
            <figcaption>{width}&nbsp;px</figcaption>
            <div>
              <iframe
                src={exampleFile(type, name)}
                title={words.frame(type, title, width)}
                width={width}
                height={height}
                loading="lazy"
              />
            </div>
          </Window>
        ))}
      </Strip>
      <Bar>
        <Control type="button" data-copy={json} hidden>
          {words.copy}
        </Control>
        <span role="status" />
      </Bar>
      <Json tabIndex={0} role="region" aria-label={`JSON: ${title}`}>
        <code id={json}>{JSON.stringify(value, null, 2)}</code>
      </Json>
    </Shown>
  );
}

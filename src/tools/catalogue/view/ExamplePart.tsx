import type { AxeFault, Example } from '../catalogue.ts';
import { exampleFile } from '../files.ts';
import { WINDOWS } from './axe.ts';
import { Bar, Control, Json, Shown, State, Strip, Window } from './styles.ts';
import { exampleName, stateText } from './words.ts';

interface ExamplePartProps {
  type: string;
  example: Example;
  faults: readonly AxeFault[] | undefined;
  canCheck: boolean;
}

/** An example in three windows, and its JSON to copy: by a button, or by hand. */
export function ExamplePart({ type, example: { name, value }, faults, canCheck }: ExamplePartProps) {
  const title = exampleName(name);
  const json = `json-${name}`;
  return (
    <Shown id={name} aria-labelledby={`title-${name}`}>
      <h3 id={`title-${name}`}>{title}</h3>
      <State data-axe={faults && (faults.length > 0 ? 'bad' : 'good')} role="status">
        {stateText(faults)}
      </State>
      <Bar>
        <a href={exampleFile(type, name)}>Allein ansehen</a>
        {canCheck ? (
          <Control type="button" data-check="" hidden>
            Mit axe-core prüfen
          </Control>
        ) : null}
      </Bar>
      <Strip role="region" aria-label={`${title} auf drei Breiten`} tabIndex={0}>
        {WINDOWS.map(({ width, height }) => (
          <Window key={width} $width={width} $height={height}>
            <figcaption>{width}&nbsp;px</figcaption>
            <div>
              <iframe
                src={exampleFile(type, name)}
                title={`${type}, ${title}, ${width}\u00a0px breit`}
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
          JSON kopieren
        </Control>
        <span role="status" />
      </Bar>
      <Json tabIndex={0} role="region" aria-label={`JSON: ${title}`}>
        <code id={json}>{JSON.stringify(value, null, 2)}</code>
      </Json>
    </Shown>
  );
}

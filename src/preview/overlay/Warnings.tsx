import type { PreviewWarnings } from '../contract.ts';
import { Finding, keyOf } from './Finding.tsx';
import { Hints } from './styles.ts';
import { words } from './words.ts';

/** The number of warnings, and a list to open. Warnings keep no page from being published. */
export function Warnings({ warnings: { count, first } }: { warnings: PreviewWarnings }) {
  if (count === 0) return null;
  return (
    <Hints>
      <summary>{words.warnings(count)}</summary>
      <ul>
        {first.map((finding) => (
          <Finding key={keyOf(finding)} finding={finding} />
        ))}
      </ul>
      {count > first.length ? <p>{words.more}</p> : null}
    </Hints>
  );
}

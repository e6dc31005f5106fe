import type { PreviewWarnings } from '../contract.ts';
import { Finding, keyOf } from './Finding.tsx';
import { Hints } from './styles.ts';

/** What could be better: counted, and told to whoever opens it. It keeps no page from being published. */
export function Warnings({ warnings: { count, first } }: { warnings: PreviewWarnings }) {
  if (count === 0) return null;
  return (
    <Hints>
      <summary>{count === 1 ? 'Eine Warnung' : `${count} Warnungen`}</summary>
      <ul>
        {first.map((finding) => (
          <Finding key={keyOf(finding)} finding={finding} />
        ))}
      </ul>
      {count > first.length ? <p>Alle weiteren nennt npm run validate.</p> : null}
    </Hints>
  );
}

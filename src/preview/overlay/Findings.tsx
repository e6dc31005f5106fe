import { useState } from 'react';
import type { PreviewFinding } from '../contract.ts';
import { Finding, keyOf } from './Finding.tsx';
import { All, Close, Code, Panel } from './styles.ts';

interface FindingsProps {
  findings: readonly PreviewFinding[];
  /** what has thrown while the content was checked */
  failure: string | undefined;
}

/** What is wrong with the content, over the page as it last worked. Closing hides it until the next save. */
export function Findings({ findings, failure }: FindingsProps) {
  const [hidden, setHidden] = useState<readonly PreviewFinding[]>();
  if ((findings.length === 0 && failure === undefined) || hidden === findings) return null;
  return (
    <Panel role="alert" aria-label="Fehler im Inhalt">
      <Close type="button" onClick={() => setHidden(findings)}>
        Schließen
      </Close>
      <All href="/__pages">Alle Seiten</All>
      {failure === undefined ? null : (
        <>
          <p>Ein Fehler im Code: Die Prüfung ist nicht zu Ende gekommen.</p>
          <Code>{failure}</Code>
        </>
      )}
      {findings.length === 0 ? null : (
        <p>
          {findings.length === 1 ? 'Ein Fehler' : `${findings.length} Fehler`} im Inhalt. Die Seite zeigt die letzte
          gültige Fassung.
        </p>
      )}
      <ul>
        {findings.map((finding) => (
          <Finding key={keyOf(finding)} finding={finding} />
        ))}
      </ul>
    </Panel>
  );
}

import { useState } from 'react';
import { LIST, type PreviewFinding } from '../contract.ts';
import { Finding, keyOf } from './Finding.tsx';
import { All, Close, Code, Panel } from './styles.ts';
import { words } from './words.ts';

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
    <Panel role="alert" aria-label={words.contentErrors}>
      <Close type="button" onClick={() => setHidden(findings)}>
        {words.close}
      </Close>
      <All href={LIST}>{words.allPages}</All>
      {failure === undefined ? null : (
        <>
          <p>{words.brokenCode}</p>
          <Code>{failure}</Code>
        </>
      )}
      {findings.length === 0 ? null : <p>{words.errorsShown(findings.length)}</p>}
      <ul>
        {findings.map((finding) => (
          <Finding key={keyOf(finding)} finding={finding} />
        ))}
      </ul>
    </Panel>
  );
}

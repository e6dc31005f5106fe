import { useState } from 'react';
import type { PreviewFinding } from '../../pipeline/vite/preview.ts';
import { All, Close, Code, Item, Mark, Open, Panel, Place, Problem } from './styles.ts';

/** What is wrong with the content, over the page as it last worked. Closing hides it until the next save. */
export function Findings({ findings }: { findings: readonly PreviewFinding[] }) {
  const [hidden, setHidden] = useState<readonly PreviewFinding[]>();
  if (findings.length === 0 || hidden === findings) return null;
  return (
    <Panel role="alert" aria-label="Fehler im Inhalt">
      <Close type="button" onClick={() => setHidden(findings)}>
        Schließen
      </Close>
      <All href="/__pages">Alle Seiten</All>
      <p>
        {findings.length === 1 ? 'Ein Fehler' : `${findings.length} Fehler`} im Inhalt. Darunter sehen Sie die letzte
        gültige Fassung.
      </p>
      <ul>
        {findings.map((finding) => (
          <Item key={`${finding.open} ${finding.code}`}>
            <Place>
              {finding.file}:{finding.line}:{finding.column} {finding.block ? `· ${finding.block}` : ''}
            </Place>
            <Code>
              {finding.excerpt.map(({ number, text, mark }) => (
                <span key={number}>
                  {`${mark ? '>' : ' '} ${String(number).padStart(4)} | `}
                  {mark ? (
                    <>
                      {text.slice(0, mark.column - 1)}
                      <Mark>{text.slice(mark.column - 1, mark.column - 1 + mark.length) || ' '}</Mark>
                      {text.slice(mark.column - 1 + mark.length)}
                    </>
                  ) : (
                    text
                  )}
                  {'\n'}
                </span>
              ))}
            </Code>
            <Problem>
              {finding.problem} <strong>{finding.remedy}</strong>
            </Problem>
            <Open
              type="button"
              onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(finding.open)}`)}
            >
              Im Editor öffnen
            </Open>
          </Item>
        ))}
      </ul>
    </Panel>
  );
}

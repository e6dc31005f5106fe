import { RichText } from '../../design/Text.tsx';
import { Row } from './Row.tsx';
import type { LegalTextBlock } from './schema.ts';

type ProcessingData = NonNullable<LegalTextBlock['sections'][number]['processing']>;

/** A processing of personal data, in the order and the terms of Art. 13 GDPR. */
export function Processing({ processing }: { processing: ProcessingData }) {
  const { purpose, data, legalBases, recipient, thirdCountry, storage, hosts } = processing;
  return (
    <>
      <Row term="Zweck">
        <RichText text={purpose} />
      </Row>
      <Row term="Daten">
        <RichText text={data} />
      </Row>
      <Row term="Rechtsgrundlage">
        {legalBases.map(({ norm, note }) => (
          <p key={norm}>
            {norm}
            {note ? (
              <>
                {': '}
                <RichText text={note} />
              </>
            ) : null}
          </p>
        ))}
      </Row>
      <Row term="Empfänger">
        <RichText text={recipient} />
      </Row>
      {hosts ? <Row term="Fremde Hosts">{hosts.join(', ')}</Row> : null}
      <Row term="Drittland">
        <RichText text={thirdCountry} />
      </Row>
      <Row term="Speicherdauer">
        <RichText text={storage} />
      </Row>
    </>
  );
}

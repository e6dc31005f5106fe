import { RichText } from '../../design/Text.tsx';
import { RichRow, Row } from './Row.tsx';
import type { LegalTextBlock } from './schema.ts';

type ProcessingData = NonNullable<LegalTextBlock['sections'][number]['processing']>;

/** A processing of personal data, in the order and the terms of Art. 13 GDPR. */
export function Processing({ processing }: { processing: ProcessingData }) {
  const { purpose, data, legalBases, recipient, thirdCountry, storage, hosts } = processing;
  return (
    <>
      <RichRow term="Zweck" text={purpose} />
      <RichRow term="Daten" text={data} />
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
      <RichRow term="Empfänger" text={recipient} />
      {hosts ? <Row term="Fremde Hosts">{hosts.join(', ')}</Row> : null}
      <RichRow term="Drittland" text={thirdCountry} />
      <RichRow term="Speicherdauer" text={storage} />
    </>
  );
}

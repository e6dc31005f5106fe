import { Fragment } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { RichText } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import { RichRow, Row } from './Row.tsx';
import type { LegalTextBlock } from './schema.ts';
import { Chevron, Facts, Particulars, Summary, Whole } from './styles.ts';

type ProcessingData = NonNullable<LegalTextBlock['sections'][number]['processing']>;

/** A processing of personal data, in the order and the terms of Art. 13 GDPR, folded below what the section says of it. */
export function Processing({ processing }: { processing: ProcessingData }) {
  const { purpose, data, legalBases, recipient, thirdCountry, storage, hosts } = processing;
  const words = useWords().blocks.processing;
  return (
    <Particulars>
      <Summary>
        {[words.purpose, words.legalBasis, words.storage].join(', ')}
        <Chevron>
          <Icon name="chevron-down" size="1.5rem" />
        </Chevron>
      </Summary>
      <Facts>
        <RichRow term={words.purpose} text={purpose} />
        <RichRow term={words.data} text={data} />
        <Row term={words.legalBasis}>
          {legalBases.map(({ norm, note }, index) => (
            <p key={index}>
              <Whole>
                {norm}
                {note ? ':' : ''}
              </Whole>
              {note ? (
                <>
                  {' '}
                  <RichText text={note} />
                </>
              ) : null}
            </p>
          ))}
        </Row>
        <RichRow term={words.recipient} text={recipient} />
        {hosts ? (
          <Row term={words.hosts}>
            {hosts.map((host, index) => (
              <Fragment key={index}>
                {index > 0 ? ' ' : ''}
                <Whole>
                  {host}
                  {index < hosts.length - 1 ? ',' : ''}
                </Whole>
              </Fragment>
            ))}
          </Row>
        ) : null}
        <RichRow term={words.thirdCountry} text={thirdCountry} />
        <RichRow term={words.storage} text={storage} />
      </Facts>
    </Particulars>
  );
}

import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { ActionButton } from '../context.tsx';
import type { OpeningHoursBlock } from './schema.ts';
import { Address, Band, Day, Days, Hours, Parts, Row, Shot, Words } from './styles.ts';

/** Days with their hours, the address below, a picture beside them. */
export function OpeningHours({ block }: { block: OpeningHoursBlock }) {
  const id = useId();
  const { days, address, image, action } = block;
  return (
    <Band block={block} labelledBy={id}>
      <Parts $pictured={image !== undefined}>
        <Words>
          <Opening id={id} block={block} />
          <Days>
            {days.map(({ day, hours }) => (
              <Row key={day}>
                <Day>{day}</Day>
                <Hours>{hours}</Hours>
              </Row>
            ))}
          </Days>
          {address ? (
            <Address>
              {address.map((each) => (
                <span key={each}>{each}</span>
              ))}
            </Address>
          ) : null}
          {action ? <ActionButton action={action} /> : null}
        </Words>
        {image ? (
          <Shot>
            <Picture image={image} sizes="(min-width: 1100px) 46vw, 92vw" ratio="fill" />
          </Shot>
        ) : null}
      </Parts>
    </Band>
  );
}

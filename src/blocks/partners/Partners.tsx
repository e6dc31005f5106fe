import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import type { PartnersBlock } from './schema.ts';
import { Band, Beside, Cell, type Columns, Layout, Logo, Logos, Note } from './styles.ts';

/** Partner logos in cells parted by hairlines. */
export function Partners({ block }: { block: PartnersBlock }) {
  const titleId = useId();
  const columns = columnsFor(block.partners.length);
  const beside = columns < 3;
  return (
    <Band block={block} labelledBy={titleId} $slim={columns === 1}>
      <Layout $gap="none">
        {beside ? <Beside id={titleId} block={block} columns="1 / 6" narrow /> : <Opening id={titleId} block={block} />}
        <Logos $columns={columns} $beside={beside}>
          {block.partners.map((partner, index) => (
            <Cell key={index} data-reveal="rise" $columns={columns}>
              <Logo image={{ src: partner.logoUrl, alt: partner.alt }} sizes="12rem" $tone={block.tone} />
            </Cell>
          ))}
        </Logos>
        {block.note ? <Note>{block.note}</Note> : null}
      </Layout>
    </Band>
  );
}

/** Rows as even as they can be: 6 logos are two threes, 8 are two fours, 5 are one row. */
function columnsFor(count: number): Columns {
  if (count === 1 || count === 2) return count;
  if (count % 4 === 0) return 4;
  if (count % 3 === 0) return 3;
  return count % 5 === 0 ? 5 : 4;
}

import { useId } from 'react';
import { Section } from '../../design/Section.tsx';
import { LeadingStat } from '../../design/Stats.tsx';
import { Heading, Label, RichText } from '../../design/Text.tsx';
import type { FiguresBlock } from './schema.ts';
import { Frame, Head, Numbers, Side } from './styles.ts';

/** Longest value that still fits a column at the largest size. */
const LARGE = { few: 8, many: 6 } as const;

/** In a list they are smaller than the heading beside them. */
function numeralSize({ layout, stats }: FiguresBlock) {
  if (layout === 'list') return 'block';
  const longest = Math.max(...stats.map(({ value }) => value.length));
  return longest <= (stats.length > 3 ? LARGE.many : LARGE.few) ? 'hero' : 'section';
}

/** A band of key figures; the first may be its picture. */
export function Figures({ block }: { block: FiguresBlock }) {
  const id = useId();
  const { layout, label, title, text, stats } = block;
  const leading = layout === 'leading' ? stats[0] : undefined;
  const others = stats.slice(leading ? 1 : 0);
  return (
    <Section block={block} labelledBy={title ? id : undefined}>
      <Frame $layout={layout}>
        {label || title || text ? (
          <Head data-reveal="rise">
            {label ? <Label>{label}</Label> : null}
            {title ? <Heading level={2} id={id} text={title} size="section" /> : null}
            <RichText as={Side} text={text} />
          </Head>
        ) : null}
        {leading ? <LeadingStat stat={leading} across="page" /> : null}
        {others.length > 0 ? (
          <Numbers
            stats={others}
            size={leading ? 'section' : numeralSize(block)}
            layout={layout === 'list' ? 'list' : 'row'}
            $beside={layout === 'row' && stats.length < 4 && stats.every(({ value }) => value.length < 3)}
          />
        ) : null}
      </Frame>
    </Section>
  );
}

import { useId } from 'react';
import { Section } from '../../design/Section.tsx';
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

/** A band of key figures. */
export function Figures({ block }: { block: FiguresBlock }) {
  const id = useId();
  const { layout, label, title, text, stats } = block;
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
        <Numbers
          stats={stats}
          size={numeralSize(block)}
          layout={layout}
          $beside={layout === 'row' && stats.length < 4 && stats.every(({ value }) => value.length < 3)}
        />
      </Frame>
    </Section>
  );
}

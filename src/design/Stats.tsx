import styled from 'styled-components';
import { media } from './media.ts';
import { font, size, space } from './tokens.ts';

const numeral = { block: size.block, section: size.section, hero: size.hero } as const;

const List = styled.dl<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  column-gap: ${space.gutter};
  row-gap: ${space.xl};
  border-block-start: 1px solid var(--line);
  padding-block-start: ${space.lg};
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`;

/** The number stands above its label, which comes first in reading order. */
const Pair = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space.xs};
`;

const Name = styled.dt`
  font-size: ${size.caption};
  font-weight: 500;
  font-stretch: 88%;
  line-height: 1.4;
  letter-spacing: 0.12em;
  text-transform: uppercase;
  color: var(--muted);
`;

const Value = styled.dd<{ $size: keyof typeof numeral }>`
  font-family: ${font.display};
  font-weight: 200;
  font-size: ${({ $size }) => numeral[$size]};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  letter-spacing: -0.03em;
  hyphens: manual;
  /* while it counts up, the count is drawn over the figure */
  &[data-shown] {
    position: relative;
    color: transparent;
    &::after {
      content: attr(data-shown) / '';
      position: absolute;
      inset: 0 auto auto 0;
      white-space: nowrap;
      color: var(--text);
    }
  }
  ${media.print} {
    &[data-shown] {
      color: inherit;
      &::after { content: none; }
    }
  }
`;

interface StatsProps {
  stats: ReadonlyArray<{ label: string; value: string }>;
  size?: keyof typeof numeral;
  className?: string;
}

/** Key figures on a hairline; those that come into view count up once. */
export function Stats({ stats, size: numerals = 'section', className }: StatsProps) {
  return (
    <List $count={stats.length} className={className}>
      {stats.map(({ label, value }) => (
        <Pair key={label}>
          <Name>{label}</Name>
          <Value $size={numerals} data-reveal="count">{value}</Value>
        </Pair>
      ))}
    </List>
  );
}

import styled, { css } from 'styled-components';
import { below, media } from './media.ts';
import { font, size, space } from './tokens.ts';

const numeral = { block: size.block, section: size.section, hero: size.hero } as const;

type StatsLayout = 'row' | 'list';

/** The number is above its label, which comes first in reading order; in a list they share a row. */
const Pair = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space.xs};
`;

/** Each in a row of its own, the number before its label; the labels begin below each other. */
const inRows = css`
  && { grid-template-columns: minmax(16%, max-content) minmax(0, 1fr); }
  gap: 0 ${space.lg};
  border: 0;
  border-block-end: 1px solid var(--line);
  padding: 0;
  ${Pair} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    column-gap: ${space.lg};
    align-items: baseline;
    padding-block: ${space.lg};
    border-block-start: 1px solid var(--line);
    & > dt { grid-column: 2; }
    & > dd { grid-area: 1 / 1; }
  }
  ${below('small')} {
    && { grid-template-columns: fit-content(60%) minmax(0, 1fr); }
    ${Pair} { align-items: center; padding-block: ${space.md}; }
    /* below its number where the visitor's text is so large that no word fits beside it */
    container-type: inline-size;
    @container (width < 16rem) {
      ${Pair} { display: flex; align-items: start; overflow-wrap: anywhere; }
    }
  }
`;

/** Two columns would leave the last of an odd number alone. A single one has its label below it. */
const odd = css`${below('small')} { ${inRows} }`;

/** As many columns as figures, fewer where text is set so large that the longest would not fit. */
const columnsThatFit = (count: number) =>
  `repeat(auto-fit, minmax(max(9.5rem, (100% - ${count - 1} * ${space.gutter}) / ${count}), 1fr))`;

/** `$wide`: more than three at the largest size. An even number has no third column, which would leave the fourth alone. */
const List = styled.dl<{ $count: number; $wide: boolean; $layout: StatsLayout }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9.5rem, ${({ $count }) => ($count % 2 ? 30 : 34)}%)), 1fr));
  gap: ${space.xl} max(${space.gutter}, ${space.lg});
  border-block-start: 1px solid var(--line);
  padding-block-start: ${space.lg};
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count, $wide }) => ($wide ? 2 : $count)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: ${({ $count, $wide }) =>
      $wide ? columnsThatFit($count) : `repeat(${$count}, minmax(min-content, 1fr))`};
    ${({ $wide }) => ($wide ? css`column-gap: ${space.gutter};` : '')}
  }
  ${({ $layout, $count }) => ($layout === 'list' ? inRows : $count % 2 && $count > 1 ? odd : '')}
`;

const Name = styled.dt`
  line-height: 1.4;
  color: var(--muted);
`;

const Value = styled.dd<{ $size: keyof typeof numeral }>`
  font-family: ${font.display};
  font-weight: 200;
  font-size: ${({ $size }) => numeral[$size]};
  line-height: 1;
  hyphens: manual;
  ${media.print} {
    font-size: 20pt;
    white-space: nowrap;
  }
  /* while it counts up, the count is drawn over the figure */
  @media screen {
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
  }
  ${media.forcedColors} {
    &[data-shown]::after { content: none; }
  }
`;

interface StatsProps {
  stats: ReadonlyArray<{ label: string; value: string }>;
  size?: keyof typeof numeral;
  /** `row`: beside each other on a hairline; `list`: each in a row of its own */
  layout?: StatsLayout;
  className?: string | undefined;
}

/** Key figures on a hairline; those that come into view count up once. */
export function Stats({ stats, size: numerals = 'section', layout = 'row', className }: StatsProps) {
  return (
    <List $count={stats.length} $wide={numerals === 'hero' && stats.length > 3} $layout={layout} className={className}>
      {stats.map(({ label, value }, index) => (
        <Pair key={index}>
          <Name>{label}</Name>
          <Value $size={numerals} data-reveal="count">
            {value}
          </Value>
        </Pair>
      ))}
    </List>
  );
}

/** As large as its length allows: its characters share so many hundredths of the window; `%` is as wide as two. */
const shared = (value: string, times: number, across: number, rem: number) => {
  const { length } = value.replace(/\b%/u, '00');
  return `min(${times} * ${size.hero}, ${Math.round(across / length)}vw, ${Math.round(rem / length)}rem)`;
};

/** With its label on its line where both fit; before a 1 or a 4 there is no space that would set it in. */
const Leading = styled(Stats)<{ $value: string; $full: boolean }>`
  && {
    border: 0;
  }
  & > div {
    flex-flow: row wrap;
    align-items: last baseline;
    justify-content: start;
    gap: ${space.md} ${space.lg};
  }
  && dt {
    /* a narrow rest of the line is no place for it */
    flex: 1 1 6em;
    overflow-wrap: anywhere;
    order: 1;
    hyphens: manual;
    text-wrap: balance;
    font: 300 ${size.block} / 1.1 ${font.display};
    color: var(--text);
  }
  dd {
    margin-inline-start: ${({ $value }) => (/^[14]/u.test($value) ? 0 : '-0.04em')};
    font-size: ${({ $value, $full }) => ($full ? shared($value, 5, 172, 125) : shared($value, 4, 160, 100))};
    /* across the page a comma would reach the label */
    margin-block-end: ${({ $full }) => ($full ? '0.06em' : '-0.12em')};
    line-height: 0.8;
    letter-spacing: -0.04em;
    word-spacing: ${({ $full }) => ($full ? '-0.04em' : '-0.12em')};
    /* with the spacing of WCAG 1.4.12 it takes two lines rather than leave the window */
    overflow-wrap: anywhere;
    color: var(--accent);
  }
  ${media.desktop} {
    & > div { gap: ${space.lg} ${space.xxl}; }
    dd { font-size: ${({ $value, $full }) => ($full ? shared($value, 10, 176, 200) : shared($value, 5.4, 88, 100))}; }
  }
`;

interface LeadingStatProps {
  stat: StatsProps['stats'][number];
  /** On a large window: as wide as the page, or as half of it */
  across?: 'half' | 'page';
  className?: string | undefined;
}

/** One key figure that is the picture of its section. */
export function LeadingStat({ stat, across = 'half', className }: LeadingStatProps) {
  return <Leading stats={[stat]} size="hero" $value={stat.value} $full={across === 'page'} className={className} />;
}

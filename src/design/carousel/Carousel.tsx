import { type ReactNode, type RefCallback, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { fill } from '../../words/fill.ts';
import { Foot, loadLive } from '../cards.ts';
import { screenOnly } from '../media.ts';
import { PHONE, useMedia } from '../mediaQuery.ts';
import { Opening, type OpeningBlock } from '../Opening.tsx';
import { Container } from '../Section.tsx';
import { useLater } from '../useLater.ts';
import { useWords } from '../words.ts';

const Region = styled.div`
  position: relative;
`;

/** At the height of the opening's label, at the other end of the line; without a label in a line of its own. */
const PauseSpot = styled(Container)<{ $floats: boolean }>`
  position: ${({ $floats }) => ($floats ? 'absolute' : 'static')};
  z-index: 1;
  inset: -0.75rem 0 auto;
  display: flex;
  justify-content: flex-end;
  min-height: 2.75rem;
  pointer-events: none;
  ${screenOnly}
`;

/** Attributes of the row and its cards, each a `div`: they are a list at first and slides later, which an `ul` must not be. */
export interface CarouselParts {
  row: {
    ref: RefCallback<HTMLElement>;
    role: 'list' | undefined;
    'data-slides': '';
    tabIndex: 0 | undefined;
    'aria-labelledby': string | undefined;
  };
  slide: (index: number) => { role: 'group' | 'listitem'; 'aria-roledescription'?: string; 'aria-label'?: string };
}

interface CarouselProps {
  /** what it opens with; the heading names it */
  block: OpeningBlock;
  count: number;
  /** cards change by themselves */
  autoplay?: boolean;
  /** a row at every width, not only below the mobile breakpoint */
  always?: boolean;
  /** draws the row (styles of `cards.ts`) with its cards */
  children: (parts: CarouselParts) => ReactNode;
}

/**
 * Makes a carousel of a row of cards (WAI-ARIA APG, carousel pattern; docs/requirements.md#carousel). Before hydration
 * and without JavaScript the row is a list that scrolls and snaps by itself; this is all that the first load carries.
 * Controls, autoplay and dragging are in `Live.tsx`, loaded where they apply.
 */
export function Carousel({ block, count, autoplay = false, always = false, children }: CarouselProps) {
  const titleId = useId();
  const small = useMedia(PHONE);
  const applies = small === undefined ? undefined : always || small;
  const Live = useLater(applies === true, loadLive);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const pause = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const live = Live !== undefined && row !== null;
  const words = useWords().blocks.carousel;

  const parts = useMemo<CarouselParts>(
    () => ({
      row: {
        ref: setRow,
        role: live ? undefined : 'list',
        'data-slides': '',
        tabIndex: applies === false ? undefined : 0,
        'aria-labelledby': live ? undefined : titleId,
      },
      slide: (index) =>
        live
          ? {
              role: 'group',
              'aria-roledescription': words.slide,
              'aria-label': fill(words.position, { number: index + 1, count }),
            }
          : { role: 'listitem' },
    }),
    [live, applies, titleId, count, words],
  );

  return (
    <Region ref={region} role="region" aria-labelledby={titleId} aria-roledescription={live ? words.name : undefined}>
      {autoplay ? <PauseSpot ref={pause} $floats={block.label !== undefined} /> : null}
      <Container>
        <Opening id={titleId} block={block} />
      </Container>
      {children(parts)}
      <Container>
        <Foot ref={foot} $shown={always} $count={count} />
      </Container>
      {live ? (
        <Live
          region={region}
          row={row}
          pause={pause}
          foot={foot}
          count={count}
          autoplay={autoplay}
          always={always}
          small={small === true}
        />
      ) : null}
    </Region>
  );
}

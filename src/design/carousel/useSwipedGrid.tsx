import { useCallback, useRef, useState } from 'react';
import { Foot, loadLive } from '../cards.ts';
import { PHONE, useMedia } from '../mediaQuery.ts';
import { useLater } from '../useLater.ts';

/**
 * A list whose grid phones swipe (`swipedGrid`): its properties and, below it, the controls of a carousel. It stays a list
 * that the browser scrolls, with a name, and a keyboard scrolls it on a phone.
 */
export function useSwipedGrid(swiped: boolean, titleId: string, count: number) {
  const small = useMedia(PHONE);
  const Live = useLater(swiped && small === true, loadLive);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const ref = useCallback((list: HTMLElement | null) => {
    region.current = list?.closest('section') ?? null;
    setRow(list);
  }, []);
  if (!swiped) return { list: { $swiped: false }, controls: null };
  return {
    list: {
      ref,
      $swiped: true,
      'data-slides': '',
      'aria-labelledby': titleId,
      tabIndex: small === false ? undefined : 0,
    },
    controls: (
      <>
        <Foot ref={foot} $count={count} />
        {Live && row ? <Live region={region} row={row} foot={foot} count={count} small isScrolled /> : null}
      </>
    ),
  };
}

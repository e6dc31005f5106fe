import { useEffect, useState } from 'react';
import { behaviour } from '../../design/behaviour.ts';

/** Whether the page is scrolled beyond a distance, in pixels or in heights of the window. False until hydration. */
export function useScrolled({ pixels = 0, screens = 0 }: { pixels?: number; screens?: number }): boolean {
  return useWhileScrolling(() => window.scrollY > pixels + screens * window.innerHeight, pixels + screens) ?? false;
}

/** Mood of the block below the header, or of the footer. Undefined until hydration. */
export const useToneBelow = (path: string | undefined) => useWhileScrolling(toneBelow, path);

/** The bands of a page, each with its mood. */
const BANDS = 'main > [data-tone], footer';

function toneBelow(): string | undefined {
  const bands = [...document.querySelectorAll<HTMLElement>(BANDS)];
  return bands.findLast((band) => band.getBoundingClientRect().top <= behaviour.header.middle)?.dataset.tone;
}

/** What a function reads from the page, again whenever it is scrolled, its window changes its size, or `key` changes. */
function useWhileScrolling<T>(read: () => T, key: unknown): T | undefined {
  const [value, setValue] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what the function reads
  useEffect(() => {
    const follow = () => setValue(read());
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [key]);
  return value;
}

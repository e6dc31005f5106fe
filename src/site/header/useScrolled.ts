import { useEffect, useState } from 'react';

/** Whether the page is scrolled beyond a distance, in pixels or in heights of the window. False until hydration. */
export function useScrolled({ pixels = 0, screens = 0 }: { pixels?: number; screens?: number }): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > pixels + screens * window.innerHeight);
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read, { passive: true });
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [pixels, screens]);
  return scrolled;
}

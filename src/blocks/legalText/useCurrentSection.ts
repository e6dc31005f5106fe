import { useEffect, useState } from 'react';

/** The id of the section that is being read: the last one to cross a line in the upper part of the window. */
export function useCurrentSection(sections: ReadonlyArray<{ id: string }>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: '-25% 0px -75%' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

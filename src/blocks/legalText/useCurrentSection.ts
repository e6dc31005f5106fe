import { useEffect, useState } from 'react';

/**
 * The id of the section that is being read: the last one to begin above a line in the upper part of the window; before the
 * first, none.
 */
export function useCurrentSection(sections: ReadonlyArray<{ id: string }>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    // All above the line is observed, so that a jump past a whole section is noticed too.
    const observer = new IntersectionObserver(
      () => {
        const begun = elements.filter((element) => element.getBoundingClientRect().top <= window.innerHeight / 4);
        setCurrent(begun.at(-1)?.id);
      },
      { root: document, rootMargin: '10000% 0px -75%' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

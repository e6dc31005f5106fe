import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded when it is first needed; undefined until it is loaded and while it is not needed. If it
 * cannot be loaded it stays undefined: the page works without it.
 *
 * @param load the same function at every call
 */
export function useLater<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Found, setFound] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (wanted) load().then((component) => setFound(() => component), console.warn);
  }, [wanted, load]);
  return wanted ? Found : undefined;
}

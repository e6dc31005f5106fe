import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched when it is first wanted; undefined until it is here and while it is not wanted. What
 * cannot be fetched stays away: the page works without it.
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

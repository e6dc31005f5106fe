import type { ServerStyleSheet } from 'styled-components';

/** Rules by component and class: the class is a hash of what they are written from. */
const known = new Map<string, string[]>();

/**
 * Hands a sheet the rules that another one has been given before, when it asks whether it has them. styled-components
 * remembers them for one sheet alone, and would write them anew for every page.
 */
export function shareRules({ instance }: ServerStyleSheet) {
  const insert = instance.insertRules.bind(instance);
  const has = instance.hasNameForId.bind(instance);
  instance.insertRules = (component, name, rules) => {
    known.set(`${component} ${name}`, rules);
    insert(component, name, rules);
  };
  instance.hasNameForId = (component, name) => {
    if (has(component, name)) return true;
    const rules = known.get(`${component} ${name}`);
    if (rules) insert(component, name, rules);
    return rules !== undefined;
  };
}

/** The classes of each component that a sheet has the rules of, as styled-components names both. */
export type UsedRules = ReadonlyMap<string, Iterable<string>>;

/** Gives a sheet that shares rules those that another one has used, as if it had drawn the same. */
export function addRules({ instance }: ServerStyleSheet, used: UsedRules) {
  for (const [component, classes] of used) for (const name of classes) instance.hasNameForId(component, name);
}

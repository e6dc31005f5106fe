import type { JsonPath } from '../../documents/json.ts';
import type { MenuItem } from '../../documents/menu.ts';
import type { Problem } from '../../findings/finding.ts';
import { inEachLanguage } from './check.ts';

/** No two entries of one list of the menu lead to the same place. Lists may have entries in common. */
export const menuUnique = inEachLanguage(({ menu }) => {
  if (!menu?.value) return [];
  const { file } = menu;
  const { areas, services, contact = [], legal = [] } = menu.value;
  return [
    ...repeated(areas, ['areas'], file),
    ...repeated(services?.children ?? [], ['services', 'children'], file),
    ...repeated(contact, ['contact'], file),
    ...repeated(legal, ['legal'], file),
  ];
});

function repeated(items: readonly MenuItem[], path: JsonPath, file: string): Problem[] {
  return items.flatMap(({ path: target, children = [] }, index) => {
    const first = target && items.slice(0, index).find((other) => other.path === target);
    const spot = { at: 'value', path: [...path, index, 'path'] } as const;
    const own: Problem[] = first
      ? [{ code: 'menu-entry-repeated', file, spot, details: { title: first.title }, received: target }]
      : [];
    return [...own, ...repeated(children, [...path, index, 'children'], file)];
  });
}

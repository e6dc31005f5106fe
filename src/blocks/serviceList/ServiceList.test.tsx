import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { ServiceList } from './ServiceList.tsx';
import type { ServiceListBlock } from './schema.ts';

const service = (title: string, ctaHref: string) => ({
  title,
  description: 'Kurz gesagt.',
  ctaLabel: 'Ansehen',
  ctaHref,
});

const block: ServiceListBlock = {
  type: 'serviceList',
  tone: 'light',
  id: 'services',
  title: 'Unsere Services',
  services: [service('Security', '/security'), service('Styling', '/styling')],
};

test('can be reached by its anchor', () => {
  expect(renderBlock(<ServiceList block={block} />)).toMatch(/<section id="services"/u);
});

test('makes each row one link that its title helps to name', () => {
  const html = renderBlock(<ServiceList block={block} />);
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"/gu)].map((match) => match[1])).toEqual(['/security', '/styling']);
  const [first, second] = [...html.matchAll(/<a [^>]*aria-labelledby="([^"]+)"/gu)].map((match) => match[1]);
  expect(first).not.toBe(second);
  for (const id of [first, second].flatMap((ids) => ids?.split(' ') ?? [])) expect(html).toContain(`id="${id}"`);
});

test('does not say the title twice where the link has it', () => {
  const named = { ...service('Security', '/security'), ctaLabel: 'Zur Security' };
  expect(renderBlock(<ServiceList block={{ ...block, services: [named] }} />)).not.toMatch(/<a [^>]*aria-labelledby/u);
});

test('ends with a button only where there is an action', () => {
  const action = { kind: 'link', label: 'Kontakt', href: '/#kontakt' } as const;
  expect(renderBlock(<ServiceList block={block} />)).not.toContain('Kontakt');
  expect(renderBlock(<ServiceList block={{ ...block, action }} />)).toMatch(/<a [^>]*href="\/#kontakt"[^>]*>Kontakt/u);
});

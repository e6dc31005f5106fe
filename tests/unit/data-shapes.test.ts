import { expect, test } from 'vitest';
import { z } from 'zod';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import { formSchema } from '../../src/documents/form.ts';
import { menuSchema } from '../../src/documents/menu.ts';
import { unwrap } from '../../src/documents/reflect.ts';
import { contactRequest } from '../../src/fields/action.ts';
import { feature, linkCard } from '../../src/fields/feature.ts';

/** The names of the properties that a schema has at a path; a list stands for its entries. */
function propertiesOf(schema: z.core.$ZodType, ...path: string[]): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return propertiesOf(inner.def.element, ...path);
  if (!(inner instanceof z.ZodObject)) return [];
  const [name, ...rest] = path;
  if (name === undefined) return Object.keys(inner.shape);
  const part: z.core.$ZodType | undefined = inner.shape[name];
  return part ? propertiesOf(part, ...rest) : [];
}

test.each([
  [
    'R-ENTITY-1',
    propertiesOf(menuSchema, 'areas'),
    ['title', 'path', 'children', 'useSpecialFont', 'useSvg', 'svgPath'],
  ],
  [
    'R-ENTITY-2',
    propertiesOf(formSchema, 'fields'),
    ['name', 'label', 'type', 'placeholder', 'required', 'options', 'validation'],
  ],
  ['R-ENTITY-2', propertiesOf(formSchema, 'fields', 'validation'), ['pattern', 'message']],
  ['R-ENTITY-3', propertiesOf(feature), ['title', 'description', 'icon', 'iconUrl']],
  ['R-ENTITY-4', propertiesOf(linkCard), ['title', 'description', 'ctaLabel', 'ctaHref']],
  [
    'R-ENTITY-5',
    propertiesOf(blockSchemas.caseStudy),
    [
      ...['title', 'subtitle', 'description', 'challenge', 'solution', 'result', 'image', 'bgImage', 'stats'],
      ...['ctaLabel', 'ctaLink', 'ctaTargetBlank', 'onCtaClick'],
    ],
  ],
  ['R-ENTITY-5', propertiesOf(blockSchemas.caseStudy, 'stats'), ['label', 'value']],
  [
    'R-ENTITY-6',
    propertiesOf(blockSchemas.process),
    [
      ...['title', 'subtitle', 'step1', 'step2', 'step3', 'step4', 'step5', 'image', 'challenge', 'solution'],
      ...['result', 'bgImage'],
    ],
  ],
  ['R-ENTITY-7', propertiesOf(blockSchemas.partners, 'partners'), ['name', 'logoUrl', 'alt']],
  [
    'R-ENTITY-8',
    propertiesOf(blockSchemas.useCases, 'useCases'),
    ['title', 'summary', 'category', 'icon', 'problem', 'solution', 'results', 'cta'],
  ],
  ['R-ENTITY-9', propertiesOf(contactRequest), ['heading', 'subheading', 'note', 'formId', 'serviceLabel']],
])('%s: %j has %j', (_, properties, wanted) => {
  expect(properties).toEqual(expect.arrayContaining(wanted));
});

test('R-ENTITY-2: kinds of fields', () => {
  const kinds = ['text', 'email', 'tel', 'textarea', 'select', 'checkbox', 'radio', 'date', 'number'];
  for (const type of kinds) {
    const options = ['select', 'radio'].includes(type) ? { options: ['A', 'B'] } : {};
    const form = {
      name: 'probe',
      title: 'Probe',
      fields: [{ name: 'name', label: 'Name', type, ...options }],
      success: { title: 'Vielen Dank', text: 'Danke.' },
    };
    expect(formSchema.safeParse(form).success, type).toBe(true);
  }
});

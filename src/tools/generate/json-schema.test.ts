import { expect, test } from 'vitest';
import { z } from 'zod';
import { blockSchemas } from '../../blocks/schemas.gen.ts';
import { documentSchemas } from '../../documents/documents.ts';
import { useSchema } from '../../documents/section.ts';
import { about } from '../../fields/about.ts';
import { documentSchema } from './json-schema.ts';

test('a schema speaks one language; what is said in one alone stays as it is', () => {
  const schema = z
    .strictObject({
      name: z.string().max(20).optional().meta(about('Der Name', 'The name')),
      own: z.string().max(20).describe('Nur hier'),
    })
    .meta(about('Eine Person', 'A person'));
  const spoken = (language: 'de' | 'en') => {
    const { title, description, properties } = documentSchema(schema, 'Person', language);
    return { title, description, properties };
  };
  const own = { type: 'string', maxLength: 20, description: 'Nur hier' };
  expect([spoken('de'), spoken('en')]).toEqual([
    {
      title: 'Person',
      description: 'Eine Person',
      properties: { name: { type: 'string', maxLength: 20, description: 'Der Name' }, own },
    },
    {
      title: 'Person',
      description: 'A person',
      properties: { name: { type: 'string', maxLength: 20, description: 'The name' }, own },
    },
  ]);
});

const schemas = { ...documentSchemas, ...blockSchemas, use: useSchema };

test.each(Object.entries(schemas))('%s says in both languages what it is for', (_, schema: z.ZodType) => {
  const described: unknown[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema: { description, english } }) => void described.push({ description, english }),
  });
  const inBoth = { description: expect.any(String), english: expect.any(String) };
  const inNone = { description: undefined, english: undefined };
  for (const each of described) expect([inBoth, inNone]).toContainEqual(each);
  expect(described).toContainEqual(inBoth);
});

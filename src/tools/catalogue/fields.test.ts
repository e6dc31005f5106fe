import { expect, test } from 'vitest';
import { z } from 'zod';
import { heading, text } from '../../fields/text.ts';
import { fieldsOf } from './fields.ts';

const schema = z.strictObject({
  title: heading(2, 90).describe('Überschrift'),
  layout: z.enum(['side', 'wide']).default('side').describe('Anordnung'),
  autoplay: z.boolean().default(false),
  columns: z.number().optional(),
  cards: z
    .array(z.strictObject({ name: text(70).describe('Name der Karte') }))
    .min(2)
    .max(12)
    .describe('Die Karten'),
  action: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('link'), href: z.string().max(300) }),
      z.strictObject({ kind: z.literal('form'), form: z.strictObject({ note: text(40).optional() }) }),
    ])
    .optional(),
});

test('every field by its path, with its kind, limits and default, in the order of the schema', () => {
  expect(fieldsOf(schema, 'de')).toEqual([
    {
      path: 'title',
      required: true,
      type: { kind: 'heading', level: 2, minLength: 1, maxLength: 90 },
      description: 'Überschrift',
    },
    {
      path: 'layout',
      required: false,
      type: { kind: 'choice', values: ['side', 'wide'] },
      default: 'side',
      description: 'Anordnung',
    },
    { path: 'autoplay', required: false, type: { kind: 'switch' }, default: false, description: '' },
    { path: 'columns', required: false, type: { kind: 'number' }, description: '' },
    {
      path: 'cards',
      required: true,
      type: { kind: 'list', minItems: 2, maxItems: 12, item: { kind: 'object' } },
      description: 'Die Karten',
    },
    {
      path: 'cards[].name',
      required: true,
      type: { kind: 'text', minLength: 1, maxLength: 70 },
      description: 'Name der Karte',
    },
    {
      path: 'action',
      required: false,
      type: { kind: 'variants', tag: 'kind', values: ['link', 'form'] },
      description: '',
    },
    {
      path: 'action.kind',
      required: true,
      type: { kind: 'choice', values: ['link'] },
      description: '',
      when: { tag: 'kind', value: 'link' },
    },
    {
      path: 'action.href',
      required: true,
      type: { kind: 'text', maxLength: 300 },
      description: '',
      when: { tag: 'kind', value: 'link' },
    },
    {
      path: 'action.kind',
      required: true,
      type: { kind: 'choice', values: ['form'] },
      description: '',
      when: { tag: 'kind', value: 'form' },
    },
    {
      path: 'action.form',
      required: true,
      type: { kind: 'object' },
      description: '',
      when: { tag: 'kind', value: 'form' },
    },
    {
      path: 'action.form.note',
      required: false,
      type: { kind: 'text', minLength: 1, maxLength: 40 },
      description: '',
      when: { tag: 'kind', value: 'form' },
    },
  ]);
});

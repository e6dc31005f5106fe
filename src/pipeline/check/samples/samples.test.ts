import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../../../fields/text.ts';
import { factCollector } from '../../read/collect.ts';
import { samplesIn, samplesOf } from './samples.ts';

test.each([
  ['kontakt@example.com', [['domain', 'kontakt@example.com']]],
  ['https://www.example.com/instagram', [['domain', 'www.example.com']]],
  ['https://studio.example', [['domain', 'studio.example']]],
  ['+49 30 23125 000', [['phone', '+49 30 23125 000']]],
  ['tel:+49-30-23125-000', [['phone', '+49-30-23125-000']]],
  ['Rufen Sie (030) 23125-123 an.', [['phone', '(030) 23125-123']]],
  ['+49 (0)40 66969 111', [['phone', '+49 (0)40 66969 111']]],
  ['089 99998 1 23', [['phone', '089 99998 1 23']]],
  ['0152 28817386', [['phone', '0152 28817386']]],
  ['+49 172 9980752', [['phone', '+49 172 9980752']]],
  ['+44 20 7946 0000', [['phone', '+44 20 7946 0000']]],
  ['(020) 7946 0123', [['phone', '(020) 7946 0123']]],
  ['DE000000000', [['number', 'DE000000000']]],
  [
    '12345 Musterstadt',
    [
      ['number', '12345'],
      ['words', 'Musterstadt'],
    ],
  ],
  [
    'HRB 00000 (Beispiel)',
    [
      ['number', 'HRB 00000'],
      ['words', '(Beispiel)'],
    ],
  ],
  [
    'Erika Mustermann, Musterstraße 1',
    [
      ['words', 'Mustermann'],
      ['words', 'Musterstraße'],
    ],
  ],
  [
    'Beispiel-Hosting GmbH (Beispielangabe)',
    [
      ['words', 'Beispiel-Hosting'],
      ['words', 'Beispielangabe'],
    ],
  ],
  [
    '1 Sample Street, AB1 2CD Sampletown',
    [
      ['number', 'AB1 2CD'],
      ['words', 'Sample Street'],
      ['words', 'Sampletown'],
    ],
  ],
  ['No transfer (sample entry)', [['words', 'sample entry']]],
  ['Erfundener Fall', [['invented', 'Erfundener Fall']]],
  ['Invented charter week', [['invented', 'Invented charter week']]],
  ['Planspiel', [['invented', 'Planspiel']]],
  ['Imagine this', [['invented', 'Imagine this']]],
  ['Atelier Nord (frei erfunden)', [['invented', '(frei erfunden)']]],
])('%s is distinguished from real data', (text, found) => {
  expect(samplesIn(text).map(({ kind, value }) => [kind, value])).toEqual(found);
});

test.each([
  'Schreiben Sie an kontakt@lumen-leute.de.',
  '+49 30 23126 000',
  '+49 30 231250001',
  '+49 152 28817387',
  '+44 20 7947 0000',
  'a sample of your contract, a sample contract',
  'DE123456789',
  'HRB 102030',
  '123456',
  'Musterteile, Mustergröße und ein Managementvertrag als Muster',
  'zum Beispiel 18 Fahrzeuge, mit Beispielen aus der Praxis',
  'examples.com',
  'Die Fälle sind erfunden, die Fragen nicht.',
  'Erfunden hat das niemand von uns.',
  'Ein 1891 erfundenes Instrument',
  'Ein Planspiel für Ihr Team',
  'Imagine this on your stage',
])('%s may be meant', (text) => {
  expect(samplesIn(text)).toEqual([]);
});

test('what the schema calls an example may stay one, whatever its property is called', () => {
  const facts = factCollector(
    z.strictObject({
      placeholder: text(80),
      fields: z.array(z.strictObject({ hint: text(80, { listed: 'examples' }) })),
    }),
  );
  const raw = { placeholder: 'Musterstadt', fields: [{ hint: 'Musterstraße 1' }] };
  expect(samplesOf({ raw, facts: facts(raw) })).toEqual([
    { kind: 'words', value: 'Musterstadt', path: ['placeholder'] },
  ]);
});

test.each(['de', 'en'])('what a new site in %s says of its owner is found as long as it is the sample', (language) => {
  const { email, phone, facts } = JSON.parse(readFileSync(`src/templates/site/${language}/_site/site.json`, 'utf8'));
  const { legalName: _, ...samples } = { email, phone, ...facts };
  expect(Object.entries(samples).filter(([, value]) => samplesIn(String(value)).length === 0)).toEqual([]);
});

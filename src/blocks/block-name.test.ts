import { expect, test } from 'vitest';
import { blockNameProblem, componentName } from './block-name.ts';

const existing = ['hero', 'linkCards'];
const FORM = 'Ein Block heißt wie quoteWall, mit kleinem Anfang, ohne Bindestrich, Umlaut und Leerzeichen.';

test.each(['quoteWall', 'a', 'map3', 'heroes', 'x'.repeat(30)])('%s is a good name', (name) => {
  expect(blockNameProblem(name, existing)).toBeUndefined();
});

test.each([
  ['QuoteWall', ' Meinten Sie „quoteWall“?'],
  ['quote-wall', ' Meinten Sie „quoteWall“?'],
  ['zitat Wand', ' Meinten Sie „zitatWand“?'],
  ['größe', ' Meinten Sie „groesse“?'],
  ['../x', ' Meinten Sie „x“?'],
  ['3d', ''],
  ['', ''],
  ['__proto__', ' Meinten Sie „proto“?'],
])('%s has not the form of a name', (name, hint) => {
  expect(blockNameProblem(name, existing)?.de).toBe(`„${name}“ geht nicht als Name: ${FORM}${hint}`);
});

test.each(['linkCards', 'linkcards', 'linkCARDS'])('%s exists, also for a disk that ignores capitals', (name) => {
  const message = 'Den Block „linkCards“ gibt es schon: src/blocks/linkCards/. Wählen Sie einen anderen Namen.';
  expect(blockNameProblem(name, existing)?.de).toBe(message);
});

test.each(['default', 'map', 'section', 'schema', 'examples', 'blockComponents'])('%s would clash', (name) => {
  const message = `„${name}“ ist als Name vergeben: So heißt schon ein Teil des Programms. Nehmen Sie zum Beispiel „${name}Block“.`;
  expect(blockNameProblem(name, existing)?.de).toBe(message);
});

test('a name longer than 30 characters is refused', () => {
  expect(blockNameProblem('x'.repeat(31), existing)?.de).toBe(
    `„${'x'.repeat(31)}“ ist zu lang: 31 Zeichen, Platz ist für 30.`,
  );
});

test('the component is named like the block, with a capital', () => {
  expect(componentName('quoteWall')).toBe('QuoteWall');
});

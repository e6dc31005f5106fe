import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Banner } from './Banner.tsx';

test('consent that is asked for outside its provider is an error of the code', () => {
  expect(() => renderToStaticMarkup(<Banner words={{ title: 'Frage', text: 'Warum.' }} legal={[]} wide />)).toThrow(
    'No ConsentProvider',
  );
});

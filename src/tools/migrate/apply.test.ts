import { describe, expect, test } from 'vitest';
import { change, move, remove, rename, rewrite, type Step, set, wrap } from '../../fields/steps.ts';
import { applyStep } from './apply.ts';

const BASE = ['blocks', 0];
/** A page in which everything but the first block is written in a way that no formatter would. */
const page = (block: string) =>
  `{ "title" : "Seite",\n  "blocks": [\n${block},\n    {"type":"other" ,"old": 1}\n  ]\n}\n`;
const apply = (block: string, ...step: Step) => applyStep(page(block), BASE, step);

const upper = (value: unknown) => String(value).toUpperCase();

interface Case {
  what: string;
  step: Step;
  before: string;
  after: string;
}

const cases: Case[] = [
  {
    what: 'rename keeps place and value',
    step: [rename('old', 'title')],
    before: `    {\n      "type": "a",\n      "old":   "\\u00e4 \\"b\\"",\n      "x": 1\n    }`,
    after: `    {\n      "type": "a",\n      "title":   "\\u00e4 \\"b\\"",\n      "x": 1\n    }`,
  },
  {
    what: 'rename reaches every entry of a list in every entry of a list',
    step: [rename('rows[].cells[].old', 'text')],
    before: `    { "rows": [{ "cells": [{ "old": 1 }, { "x": 2 }] }, { "cells": [{ "old": 3 }] }, {}] }`,
    after: `    { "rows": [{ "cells": [{ "text": 1 }, { "x": 2 }] }, { "cells": [{ "text": 3 }] }, {}] }`,
  },
  {
    what: 'move makes the object that is missing where the property stood',
    step: [move('imageUrl', 'image.src')],
    before: `    {\n      "imageUrl": "/a",\n      "x": 1\n    }`,
    after: `    {\n      "image": { "src": "/a" },\n      "x": 1\n    }`,
  },
  {
    what: 'move puts a second property behind the first',
    step: [move('imageUrl', 'image.src'), move('imageAlt', 'image.alt')],
    before: `    {\n      "imageAlt": "",\n      "x": 1,\n      "imageUrl": "/a"\n    }`,
    after: `    {\n      "x": 1,\n      "image": { "src": "/a", "alt": "" }\n    }`,
  },
  {
    what: 'move stays in its own entry of a list, and takes several lines along',
    step: [move('cards[].button', 'cards[].more.action')],
    before: `    {
      "cards": [
        { "more": { "x": 1 }, "button": { "y": 2 } },
        {
          "button": {
            "y": 3
          },
          "more": {
            "x": 4
          }
        }
      ]
    }`,
    after: `    {
      "cards": [
        { "more": { "x": 1, "action": { "y": 2 } } },
        {
          "more": {
            "x": 4,
            "action": {
              "y": 3
            }
          }
        }
      ]
    }`,
  },
  {
    what: 'move may lead out of an object, which then is empty',
    step: [move('video.poster', 'poster')],
    before: `    { "video": { "poster": "/a" } }`,
    after: `    { "video": {}, "poster": "/a" }`,
  },
  {
    what: 'wrap makes an object or a list around the unchanged text',
    step: [wrap('image', 'src'), wrap('text', '[]')],
    before: `    { "image": "/a", "text": "\\u00e4" }`,
    after: `    { "image": { "src": "/a" }, "text": ["\\u00e4"] }`,
  },
  {
    what: 'set writes what is missing and leaves what is there',
    step: [set('tone', 'dark'), set('x', 1), set('entries[].open', false)],
    before: `    {\n      "tone": "light",\n      "entries": [{}, { "open": true }, { "a": 1 }]\n    }`,
    after: `    {\n      "tone": "light",\n      "entries": [{ "open": false }, { "open": true }, { "a": 1, "open": false }],\n      "x": 1\n    }`,
  },
  {
    what: 'set writes long values in the style of the file',
    step: [set('list', [{ label: 'a'.repeat(60), href: 'b'.repeat(60) }])],
    before: `    {\n      "x": 1\n    }`,
    after: `    {\n      "x": 1,\n      "list": [\n        {\n          "label": "${'a'.repeat(60)}",\n          "href": "${'b'.repeat(60)}"\n        }\n      ]\n    }`,
  },
  {
    what: 'remove takes the line and the comma along, first, between and last',
    step: [remove('a'), remove('c'), remove('e')],
    before: `    {\n      "a": 1,\n      "b": 2,\n      "c": [\n        3\n      ],\n      "d": 4,\n      "e": 5\n    }`,
    after: `    {\n      "b": 2,\n      "d": 4\n    }`,
  },
  {
    what: 'remove leaves an empty object',
    step: [remove('video.poster')],
    before: `    { "video": { "poster": "/a" } }`,
    after: `    { "video": {} }`,
  },
  {
    what: 'change writes another value, and nothing where it is the same',
    step: [change('tone', (value) => (value === 'hell' ? 'light' : value)), change('names[]', upper)],
    before: `    { "tone": "\\u0061", "names": ["a",  "B"] }`,
    after: `    { "tone": "\\u0061", "names": ["A",  "B"] }`,
  },
  {
    what: 'rewrite splits one property into several',
    step: [
      rewrite('stats[]', ['figure'], ({ figure }) => {
        const [value, label] = String(figure).split(' ');
        return { value, label };
      }),
    ],
    before: `    { "stats": [{ "figure": "18 Wagen" }, { "x": 1 }] }`,
    after: `    { "stats": [{ "value": "18", "label": "Wagen" }, { "x": 1 }] }`,
  },
  {
    what: 'rewrite joins several properties in the place of the first',
    step: [rewrite('', ['text', 'url'], ({ text, url }) => ({ action: { label: text, href: url } }))],
    before: `    {\n      "url": "/a",\n      "x": 1,\n      "text": "b",\n      "y": 2\n    }`,
    after: `    {\n      "action": { "label": "b", "href": "/a" },\n      "x": 1,\n      "y": 2\n    }`,
  },
  {
    what: 'rewrite keeps the text of what it hands on',
    step: [rewrite('', ['steps'], ({ steps }) => ({ ...Object(steps) }))],
    before: `    {\n      "steps": [\n        { "a":1 },\n        {\n          "b": [\n            2\n          ]\n        }\n      ]\n    }`,
    after: `    {\n      "0": { "a":1 },\n      "1": {\n        "b": [\n          2\n        ]\n      }\n    }`,
  },
  {
    what: 'rewrite may leave nothing',
    step: [rewrite('', ['a', 'b'], () => ({}))],
    before: `    { "a": 1, "x": 2, "b": 3 }`,
    after: `    { "x": 2 }`,
  },
  {
    what: 'rewrite leaves out what has no value',
    step: [rewrite('', ['a', 'b'], ({ a, b }) => ({ x: a, y: b, z: { a, b } }))],
    before: `    { "b": 1 }`,
    after: `    { "y": 1, "z": { "b": 1 } }`,
  },
  {
    what: 'rewrite may keep a name',
    step: [rewrite('', ['image', 'alt'], ({ image, alt }) => ({ image: { src: image, alt } }))],
    before: `    { "image": "/a", "alt": "b" }`,
    after: `    { "image": { "src": "/a", "alt": "b" } }`,
  },
];

test.each(cases)('$what', ({ step, before, after }) => {
  expect(apply(before, ...step)).toBe(page(after));
});

test.each(cases)('the same in a file of Windows: $what', ({ step, before, after }) => {
  const windows = (text: string) => page(text).replaceAll('\n', '\r\n');
  expect(applyStep(windows(before), BASE, step)).toBe(windows(after));
});

test.each(cases)('the same with tabs: $what', ({ step, before, after }) => {
  const tabs = (text: string) => page(text).replaceAll(/^(?: {2})+/gmu, (blanks) => '\t'.repeat(blanks.length / 2));
  expect(applyStep(tabs(before), BASE, step)).toBe(tabs(after));
});

test('an operation whose path leads nowhere leaves the text alone', () => {
  const nowhere = [
    rename('a.b', 'c'),
    move('a[].b', 'a[].c.d'),
    wrap('a', '[]'),
    set('a.b', 1),
    remove('type.x'),
    change('type[]', upper),
    rewrite('a', ['b'], () => ({ c: 1 })),
    rewrite('', ['b'], () => ({ c: 1 })),
  ];
  const block = '    { "type": "a" }';
  expect(apply(block, ...nowhere)).toBe(page(block));
});

describe('what an author wrote is never overwritten', () => {
  test.each([
    ['rename', rename('a', 'b'), 'b is already there'],
    ['move', move('a', 'c.b'), 'b is already there'],
    ['rewrite', rewrite('', ['a'], () => ({ b: 4 })), 'b is already there'],
    ['move into an object that would stand elsewhere', move('a', 'd.e.f'), 'blocks.0.d.e is missing'],
    ['move into a text', move('a', 'text.x'), 'blocks.0.text is no object'],
    ['rename an entry of a list', rename('list[]', 'b'), 'blocks.0.list.0 is no property'],
    ['remove an entry of a list', remove('list[]'), 'blocks.0.list.0 is no property'],
  ])('%s', (_, operation, message) => {
    const block = '    { "a": 1, "b": 2, "c": { "b": 3 }, "list": [4], "text": "5" }';
    expect(() => apply(block, operation)).toThrow(new Error(message));
  });
});

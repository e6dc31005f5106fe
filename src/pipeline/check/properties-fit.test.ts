import { expect, test } from 'vitest';
import { menu, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { propertiesFit } from './properties-fit.ts';

const story = (more: object) =>
  page('A', [{ type: 'caseStudy', label: 'A', title: 'A', challenge: 'A', solution: 'A', result: 'A', ...more }]);
const steps = (...names: string[]) =>
  page('A', [{ type: 'process', title: 'A', ...Object.fromEntries(names.map((name) => [name, { title: name }])) }]);
const feature = (more: object) =>
  page('A', [{ type: 'featureGrid', title: 'A', features: [{ title: 'A', description: 'A', ...more }] }]);
const contact = { heading: 'A', subheading: 'A', formId: 'contact-form' };

test.each([
  ['no button', story({})],
  ['a button with a link', story({ ctaLabel: 'Mehr', ctaLink: '/' })],
  ['a button with a form', story({ ctaLabel: 'Mehr', onCtaClick: contact })],
  ['a switch that is off', story({ ctaTargetBlank: false })],
  ['steps without a gap', steps('step1', 'step2', 'step3')],
  ['steps in another order', steps('step3', 'step2', 'step1')],
  ['one icon', feature({ icon: 'shield' })],
])('accepts %s', (_, live) => {
  expect(problemsOf(propertiesFit, siteOf({ 'live.json': live }))).toEqual([]);
});

const block = 'live.json#/blocks/1';

test.each([
  ['a label without a target', story({ ctaLabel: 'Mehr' }), [`property-needs ${block}/ctaLabel`]],
  ['a target without a label', story({ ctaLink: '/' }), [`property-needs ${block}/ctaLink`]],
  ['a form without a label', story({ onCtaClick: contact }), [`property-needs ${block}/onCtaClick`]],
  [
    'a new tab for a form',
    story({ ctaLabel: 'Mehr', onCtaClick: contact, ctaTargetBlank: true }),
    [`property-needs ${block}/ctaTargetBlank`],
  ],
  [
    'a link and a form',
    story({ ctaLabel: 'Mehr', ctaLink: '/', onCtaClick: contact }),
    [`properties-conflict ${block}/onCtaClick`],
  ],
  ['a step left out', steps('step1', 'step2', 'step4'), [`property-gap ${block}/step4`]],
  [
    'two icons',
    feature({ icon: 'shield', iconUrl: '/media/logo.svg' }),
    [`properties-conflict ${block}/features/0/iconUrl`],
  ],
])('rejects %s', (_, live, findings) => {
  expect(problemsOf(propertiesFit, siteOf({ 'live.json': live }))).toEqual(findings);
});

test('rejects a menu item that leads nowhere', () => {
  const site = siteOf({ '_site/menu.json': { ...menu(), areas: [{ title: 'LIVE' }] } });
  expect(problemsOf(propertiesFit, site)).toEqual(['property-one-of _site/menu.json#/areas/0']);
});

import { expect, test } from 'vitest';
import { sampleSite } from '../../../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { hostsDeclared } from './hosts-declared.ts';

const notice = (...hosts: string[]) =>
  page('Datenschutz', [
    {
      type: 'legalText',
      title: 'Datenschutz',
      updated: 'Stand: Januar 2025',
      sections: [
        {
          id: 'links',
          title: 'Links',
          processing: {
            purpose: 'Wege zu anderen',
            data: 'Keine',
            legalBases: [{ norm: 'Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO' }],
            recipient: 'Keine',
            thirdCountry: 'Keines',
            storage: 'Keine',
            ...(hosts.length > 0 && { hosts }),
          },
        },
      ],
    },
  ]);

/** Leads to its own host, to a chat and to a network. */
const site = {
  ...sampleSite,
  law: 'de',
  externalHosts: ['www.example.com', 'netz.example.com'],
  social: [{ title: 'Netz', href: 'https://netz.example.com/leute', icon: 'instagram' }],
};

const check = (hosts: string[], changes: object = {}) =>
  problemsOf(
    hostsDeclared,
    siteOf({ 'datenschutz.json': notice(...hosts), '_site/site.json': { ...site, ...changes } }),
  );

test('a notice that names every host, also by a reference, and the own one need not be named', () => {
  expect(check(['netz.example.com', 'chat.example.com'])).toEqual([]);
  expect(check(['netz.example.com', '{site.chat.baseUrl}'])).toEqual([]);
  expect(check(['netz.example.com', '{site.chat.baseUrl}', 'www.example.com'])).toEqual([]);
});

test('a host that the notice does not name is reported once, where the site names it first', () => {
  expect(check(['chat.example.com'])).toEqual(['host-undeclared _site/site.json#/externalHosts/1']);
  expect(check(['netz.example.com'])).toEqual(['host-undeclared _site/site.json#/chat/baseUrl']);
});

test('a host from which content may be loaded must be named', () => {
  const externalContent = [{ host: 'bilder.example.com', kind: 'image' }];
  const all = ['netz.example.com', 'chat.example.com'];
  expect(check(all, { externalContent })).toEqual(['host-undeclared _site/site.json#/externalContent/0/host']);
  expect(check([...all, 'bilder.example.com'], { externalContent })).toEqual([]);
});

test('a host that is named without need is reported', () => {
  expect(check(['netz.example.com', 'chat.example.com', 'alt.example.com'])).toEqual([
    'host-unused datenschutz.json#/blocks/1/sections/0/processing/hosts/2',
  ]);
});

test('a site without a notice is not compared with one', () => {
  expect(problemsOf(hostsDeclared, siteOf({ '_site/site.json': site }))).toEqual([]);
});

test('without a law nothing is asked', () => {
  expect(check(['chat.example.com'], { law: undefined })).toEqual([]);
});

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { externalConsent } from '../../design/external/consent.ts';
import { Embed } from './Embed.tsx';
import { type EmbedBlock, schema } from './schema.ts';

const common = { type: 'embed', title: 'Anfahrt', name: 'Karte: Weg zum Studio' };
/** A host that is not there: whatever asks it fails at once, and that is seen. */
const host = 'https://bilder.invalid';

const show = (more: object) => renderGerman(<Embed block={block(more)} />);
const block = (more: object): EmbedBlock => schema.parse({ ...common, ...more });
const decide = (isGiven: boolean, give = () => decide(true)) => act(() => externalConsent.set({ isGiven, give }));
const asked = () => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(host));

beforeEach(() => performance.clearResourceTimings());
afterEach(() => {
  cleanup();
  externalConsent.set(undefined);
  vi.restoreAllMocks();
});

test('before consent nothing is asked of the other host, and a button gives it', async () => {
  show({ frame: `${host}/karte` });
  expect(screen.queryByRole('button')).toBeNull();
  decide(false);
  expect(screen.queryByTitle(common.name)).toBeNull();
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Externe Inhalte erlauben' }));
  const frame = screen.getByTitle(common.name);
  expect(frame.getAttribute('src')).toBe(`${host}/karte`);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

test('the focus stays in its place when the button goes', async () => {
  show({ frame: `${host}/karte` });
  decide(false);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: common.name }));
});

test('consent that is withdrawn takes the content away', () => {
  show({ frame: `${host}/karte` });
  decide(true);
  expect(screen.getByTitle(common.name)).toBeTruthy();
  decide(false);
  expect(screen.queryByTitle(common.name)).toBeNull();
});

test.each([
  ['picture', `${host}/plan.jpg`],
  ['video', `${host}/film.mp4`],
])('a %s that cannot be loaded is said to be so, with a link to it', async (property, address) => {
  show({ [property]: address });
  decide(true);
  await screen.findByText('Der Inhalt von bilder.invalid konnte nicht geladen werden.');
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
});

test('what could not be loaded is asked for again, and tried again, once consent was withdrawn and given anew', async () => {
  show({ picture: `${host}/plan.jpg` });
  decide(true);
  await screen.findByText(/konnte nicht geladen werden/u);
  decide(false);
  expect(screen.getByText(/^Dieser Inhalt kommt von bilder\.invalid/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Externe Inhalte erlauben' }));
  await screen.findByText(/konnte nicht geladen werden/u);
  expect(asked()).toHaveLength(2);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsentStore } from './store.ts';
import { CORRUPT } from './testing.ts';

const settings = { storageKey: 'beispiel-consent', version: '1.0.0' };
const NOW = 1_795_219_200_000;
const recordOf = (external: boolean, version = '1.0.0') => ({ necessary: true, external, timestamp: NOW, version });
const textOf = (external: boolean, version?: string) => JSON.stringify(recordOf(external, version));

let stored: Map<string, string>;
let refuses: Set<'getItem' | 'setItem' | 'removeItem'>;
let browser: EventTarget;
let warnings: unknown[];

function refuse(act: 'getItem' | 'setItem' | 'removeItem') {
  if (refuses.has(act)) throw new DOMException('no', 'SecurityError');
}

beforeEach(() => {
  stored = new Map();
  refuses = new Set();
  warnings = [];
  browser = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => {
        refuse('getItem');
        return stored.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        refuse('setItem');
        stored.set(key, value);
      },
      removeItem: (key: string) => {
        refuse('removeItem');
        stored.delete(key);
      },
    },
  });
  vi.stubGlobal('window', browser);
  vi.spyOn(console, 'warn').mockImplementation((message) => warnings.push(message));
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A store that follows other tabs, and how often it told its listener of a change. */
function openStore() {
  const store = createConsentStore(settings);
  const listener = vi.fn();
  store.subscribe(listener);
  store.follow();
  return { store, listener };
}

const otherTab = (newValue: string | null, key: string | null = settings.storageKey) =>
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
const comeBack = (persisted: boolean) => browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const UNREADABLE = 'The stored consent cannot be read, so the visitor is asked again';
const UNSAVED = 'The browser does not store the decision, so it holds for this page view only';
const UNDELETED = 'The stored consent cannot be deleted';

test('a first visit knows no decision and warns of nothing', () => {
  expect(openStore().store.get()).toBeUndefined();
  expect(warnings).toEqual([]);
});

test.each([true, false])('external = %s is decided, stored with time and version, and read again', (external) => {
  const { store, listener } = openStore();
  store.decide(external);
  expect(store.get()).toEqual(recordOf(external));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(stored.get(settings.storageKey)).toBe(textOf(external));
  expect(openStore().store.get()).toEqual(recordOf(external));
});

test('a decision on another version asks anew, silently', () => {
  stored.set(settings.storageKey, textOf(true, '0.9.0'));
  expect(openStore().store.get()).toBeUndefined();
  expect(warnings).toEqual([]);
});

test.each(CORRUPT)('what is no record counts as no decision, with a warning: %s', (text) => {
  stored.set(settings.storageKey, text);
  expect(openStore().store.get()).toBeUndefined();
  expect(warnings).toEqual([UNREADABLE]);
});

test('blocked storage counts as no decision; what is chosen holds for the page view', () => {
  refuses = new Set(['getItem', 'setItem', 'removeItem']);
  const { store } = openStore();
  expect(store.get()).toBeUndefined();
  store.decide(true);
  expect(store.get()).toEqual(recordOf(true));
  comeBack(true);
  expect(store.get()).toEqual(recordOf(true));
  store.reset();
  expect(store.get()).toBeUndefined();
  expect(warnings).toEqual([UNREADABLE, UNSAVED, UNDELETED, UNDELETED]);
});

test('full storage: a refusal that cannot be written leaves no older consent behind', () => {
  stored.set(settings.storageKey, textOf(true));
  const { store } = openStore();
  refuses = new Set(['setItem']);
  store.decide(false);
  expect(store.get()).toEqual(recordOf(false));
  expect(stored.size).toBe(0);
  expect(warnings).toEqual([UNSAVED]);
});

test('reset removes the record', () => {
  const { store, listener } = openStore();
  store.decide(true);
  store.reset();
  expect(store.get()).toBeUndefined();
  expect(stored.size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what another tab decides or takes back holds here too', () => {
  const { store } = openStore();
  otherTab(textOf(true));
  expect(store.get()).toEqual(recordOf(true));
  otherTab(textOf(false));
  expect(store.get()).toEqual(recordOf(false));
  otherTab(null);
  expect(store.get()).toBeUndefined();
  otherTab(textOf(true));
  otherTab(null, null);
  expect(store.get()).toBeUndefined();
});

test.each([textOf(false, '2.0.0'), textOf(true, '0.9.0'), ...CORRUPT])(
  'another version and what is no record change nothing here: %s',
  (text) => {
    stored.set(settings.storageKey, textOf(true));
    const { store, listener } = openStore();
    otherTab(text);
    expect(store.get()).toEqual(recordOf(true));
    expect(listener).not.toHaveBeenCalled();
  },
);

test('other keys of the storage are none of its business', () => {
  const { store, listener } = openStore();
  otherTab(textOf(true), 'another-key');
  expect(store.get()).toBeUndefined();
  expect(listener).not.toHaveBeenCalled();
});

test('after a return through the back-forward cache the storage is read anew', () => {
  const { store } = openStore();
  store.decide(true);
  stored.set(settings.storageKey, textOf(false));
  comeBack(false);
  expect(store.get()).toEqual(recordOf(true));
  comeBack(true);
  expect(store.get()).toEqual(recordOf(false));
});

test('a decision of another tab ends what held for the page view alone', () => {
  const { store } = openStore();
  refuses = new Set(['setItem']);
  store.decide(true);
  otherTab(textOf(false));
  stored.set(settings.storageKey, textOf(false));
  comeBack(true);
  expect(store.get()).toEqual(recordOf(false));
});

test('it stops following', () => {
  const store = createConsentStore(settings);
  store.follow()();
  otherTab(textOf(true));
  comeBack(true);
  expect(store.get()).toBeUndefined();
});

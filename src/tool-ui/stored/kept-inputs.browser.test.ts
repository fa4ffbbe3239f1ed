import { afterEach, beforeEach, expect, test } from 'vitest';
import { persistFlag, list, text } from '#core/fields.ts';
import { controlValuesOf } from '../tool/session-state.ts';
import { ToolSession } from '../tool/tool-session.ts';

/** Stores pending changes. */
const leavePage = () => dispatchEvent(new PageTransitionEvent('pagehide'));
const names = (...all: string[]) => all.map((name) => ({ name }));
const store = (items: unknown) => localStorage.setItem('inputs:any-tool', JSON.stringify({ items }));
const fields = {
  inputs: { items: list(['name'], { max: 3, receiving: 'name', persist: 'local', initial: names('first') }), text: text() },
  options: {},
};
const open = () => {
  const session = new ToolSession('any-tool');
  session.declare(fields);
  session.subscribe(() => undefined);
  return session;
};
const itemsOf = (session: ToolSession) => controlValuesOf(fields, session.read())['items'];

beforeEach(() => localStorage.clear());
afterEach(() => {
  leavePage();
  history.replaceState(null, '', location.pathname + location.search);
});

test('a kept list is restored on the next page, but other inputs are not', () => {
  const session = open();
  session.change(fields, 'text', 'typed');
  session.change(fields, 'items', names('a', 'b'));
  leavePage();
  expect(itemsOf(open())).toEqual(names('a', 'b'));
  expect(localStorage.getItem('inputs:any-tool')).toBe('{"items":[{"name":"a"},{"name":"b"}]}');
});

test('a kept list is restored when a replacement is undone', () => {
  const session = open();
  session.change(fields, 'items', names('a', 'b'));
  session.replace(fields, 'items', names(''));
  session.undo();
  leavePage();
  expect(itemsOf(open())).toEqual(names('a', 'b'));
});

test('a kept list is stored once the visitor pauses', async () => {
  const session = open();
  session.change(fields, 'items', names('a'));
  expect(localStorage).toHaveLength(0);
  await expect.poll(() => localStorage.getItem('inputs:any-tool')).toBe('{"items":[{"name":"a"}]}');
});

test.each(['', 'null', '7', '{"items":7}', '{"items":[]}', '{"items":[{"name":1}]}', '{"__proto__":{"items":[]}}'])(
  'a kept list starts over if %j is stored',
  (stored) => {
    localStorage.setItem('inputs:any-tool', stored);
    expect(itemsOf(open())).toEqual(names('first'));
  },
);

test('a kept list is updated from another tab', () => {
  const session = open();
  session.change(fields, 'items', names('mine'));
  store(names('theirs'));
  dispatchEvent(new StorageEvent('storage', { key: 'inputs:any-tool' }));
  expect(itemsOf(session)).toEqual(names('theirs'));
});

test('a kept list is updated from changes in another tab while another tool was shown', () => {
  const session = new ToolSession('any-tool');
  session.declare(fields);
  const leave = session.subscribe(() => undefined);
  session.change(fields, 'items', names('mine'));
  leave();
  leavePage();
  store(names('theirs'));
  session.subscribe(() => undefined);
  expect(itemsOf(session)).toEqual(names('theirs'));
});

test('a link overrides a kept list, and undo restores the list', () => {
  store(names('mine'));
  history.replaceState(null, '', `#items=${encodeURIComponent(JSON.stringify(names('linked')))}`);
  const session = open();
  expect(itemsOf(session)).toEqual(names('linked'));
  expect(itemsOf(session)).toBe(itemsOf(session)); // a new object would cause endless recalculation
  expect(itemsOf(open())).toEqual(names('linked'));
  session.undo();
  expect(itemsOf(session)).toEqual(names('mine'));
});

test('another tool adds an item to a kept list, and undo removes it', () => {
  const session = open();
  session.receive(fields, { items: 'sent' });
  expect(itemsOf(session)).toEqual(names('first', 'sent'));
  session.undo();
  expect(itemsOf(session)).toEqual(names('first'));
});

test('another tool replaces the last item of a full kept list', () => {
  const session = open();
  session.change(fields, 'items', names('a', 'b', 'c'));
  session.receive(fields, { items: 'sent' });
  expect(itemsOf(session)).toEqual(names('a', 'b', 'sent'));
});

test('an input with a switch is stored while the switch is on, and deleted when it is turned off', () => {
  const places = { inputs: { places: text({ persist: 'local', persistWith: 'remember' }) }, options: { remember: persistFlag() } };
  const session = new ToolSession('any-tool');
  session.declare(places);
  session.subscribe(() => undefined);
  session.change(places, 'places', 'Ana: Tokyo');
  leavePage();
  expect(localStorage).toHaveLength(0);
  session.change(places, 'remember', true);
  leavePage();
  expect({ ...localStorage }).toEqual({ 'inputs:any-tool': '{"places":"Ana: Tokyo"}' });
  session.change(places, 'remember', false);
  leavePage();
  expect(localStorage).toHaveLength(0);
  expect(controlValuesOf(places, session.read())['places']).toBe('Ana: Tokyo');
});

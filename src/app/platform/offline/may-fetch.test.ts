import { expect, test } from 'vitest';
import { type Connection, mayFetch } from './may-fetch.ts';

const connection = (properties: Pick<Connection, 'saveData' | 'type'>): Connection => Object.assign(new EventTarget(), properties);

test.each([
  ['there is no network', false, undefined, false],
  ['the browser does not describe the connection', true, undefined, true],
  ['the connection is free of charge', true, connection({ saveData: false, type: 'wifi' }), true],
  ['the connection type is unknown', true, connection({ saveData: false }), true],
  ['the visitor saves data', true, connection({ saveData: true, type: 'wifi' }), false],
  ['the connection is metered', true, connection({ saveData: false, type: 'cellular' }), false],
] as const)('if %s, background downloads are allowed: %s', (_case, isOnline, known, expected) => {
  expect(mayFetch(isOnline, known)).toBe(expected);
});

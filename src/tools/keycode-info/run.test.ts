import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { declaration } from './declare.ts';
import type { KeyPress } from './key-press.ts';
import { type DescribedPress, run } from './run.ts';

const described = (press: Partial<KeyPress>): DescribedPress | null => {
  const result = run.describe({ ...initialValues(declaration.inputs), ...press });
  return result.ok ? result.value : null;
};

describe('a key press', () => {
  test('returns nothing before the first key', () => {
    expect(described({})).toBeNull();
  });

  test('matches Chromium for Control and K', () => {
    expect(described({ key: 'K', code: 'KeyK', keyCode: 75, ctrlKey: true, capsLock: true, numLock: true })).toEqual({
      key: 'K',
      code: 'KeyK',
      keyCode: 75,
      location: 0,
      modifiers: 'Ctrl',
      locks: ['Caps Lock', 'Num Lock'],
      codePoint: 'U+004B',
      repeat: false,
      isComposing: false,
      condition: 'event.key === "K" && event.ctrlKey',
    });
  });

  test.each([
    ['a', 'U+0061'],
    [' ', 'U+0020'],
    ['€', 'U+20AC'],
    ['🙂', 'U+1F642'],
    ['Enter', undefined],
    ['n\u0303', undefined],
  ])('the code point of %j is %s', (key, codePoint) => {
    expect(described({ key })?.codePoint).toBe(codePoint);
  });

  test('the code point matches the character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), (key) => {
        const { codePoint = '' } = described({ key }) ?? {};
        expect(String.fromCodePoint(Number.parseInt(codePoint.slice(2), 16))).toBe(key);
      }),
    );
  });

  test.each<[Partial<KeyPress>, string]>([
    [
      { key: 'X', ctrlKey: true, altKey: true, shiftKey: true, metaKey: true },
      'event.key === "X" && event.ctrlKey && event.altKey && event.shiftKey && event.metaKey',
    ],
    [{ key: 'Enter' }, 'event.key === "Enter"'],
    [{ key: '"' }, 'event.key === "\\""'],
    [{ key: '@', altGraph: true }, 'event.key === "@"'],
  ])('the condition of %j is %s', (press, condition) => {
    expect(described(press)?.condition).toBe(condition);
  });

  const flag = fc.boolean();
  const anyPress = fc.record({
    key: fc.string({ unit: 'binary' }),
    keyCode: fc.constant(229),
    ctrlKey: flag,
    altKey: flag,
    shiftKey: flag,
    metaKey: flag,
  });
  test('the condition matches its own event, but no other key and no event with fewer modifiers', () => {
    fc.assert(
      fc.property(anyPress, anyPress, (event, other) => {
        const { condition = '' } = described(event) ?? {};
        expect(holds(condition, event)).toBe(true);
        const isMet = (['ctrlKey', 'altKey', 'shiftKey', 'metaKey'] as const).every((name) => other[name] || !event[name]);
        expect(holds(condition, other)).toBe(other.key === event.key && isMet);
      }),
    );
  });
});

test('recent presses are numbered', () => {
  const press = { key: 'a', code: 'KeyA', keyCode: '65', location: '0', modifiers: '' };
  expect(run.list({ recent: [press, press] })).toMatchObject({
    value: [
      { ...press, number: 1 },
      { ...press, number: 2 },
    ],
  });
});

/** The value of a condition for an event, according to a JavaScript engine. */
const holds = (condition: string, event: object): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval -- only a JavaScript engine can evaluate the condition
  new Function('event', `return ${condition}`)(event);

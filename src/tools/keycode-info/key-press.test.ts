import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addKeyPress, codePointOf, conditionOf, type KeyEvent, type KeyPress, keyPressOf } from './key-press.ts';

type Given = Partial<KeyEvent> & { readonly states?: readonly string[] };

/** A keydown event as a browser makes it, of which only that is special. */
const eventOf = ({ states = [], ...given }: Given): KeyEvent => ({
  key: 'a',
  code: 'KeyA',
  keyCode: 65,
  location: 0,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  getModifierState: (name) => states.includes(name),
  ...given,
});
const pressOf = (given: Given = {}): KeyPress => keyPressOf(eventOf(given));

describe('keyPressOf', () => {
  test.each<[Given, readonly string[]]>([
    [{}, []],
    [{ key: 'Shift', shiftKey: true }, ['Shift']],
    [{ shiftKey: true, altKey: true, ctrlKey: true }, ['Ctrl', 'Alt', 'Shift']],
    [{ metaKey: true, states: ['AltGraph'] }, ['Meta', 'AltGr']],
  ])('finds in %j the modifiers %j, in the order of the specification', (given, modifiers) => {
    expect(pressOf(given).modifiers).toEqual(modifiers);
  });

  // The names of modifier keys: W3C UI Events KeyboardEvent key Values, section 3.2
  test('finds the locks that are on', () => {
    expect(pressOf({ states: ['ScrollLock', 'CapsLock'] }).locks).toEqual(['Caps Lock', 'Scroll Lock']);
    expect(pressOf({ states: ['NumLock', 'FnLock'] }).locks).toEqual(['Num Lock']);
  });

  test('keeps what a virtual keyboard says as it is', () => {
    expect(pressOf({ key: 'Unidentified', code: '', keyCode: 229 })).toMatchObject({ key: 'Unidentified', code: '', keyCode: 229 });
  });
});

describe('codePointOf', () => {
  test.each([
    ['a', 'U+0061'],
    [' ', 'U+0020'],
    ['€', 'U+20AC'],
    ['🙂', 'U+1F642'],
    ['Enter', undefined],
    ['', undefined],
    ['n\u0303', undefined],
  ])('of %j is %s', (key, codePoint) => {
    expect(codePointOf(key)).toBe(codePoint);
  });

  test('names the character it is of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), (key) => {
        expect(String.fromCodePoint(Number.parseInt(codePointOf(key)?.slice(2) ?? '', 16))).toBe(key);
      }),
    );
  });
});

/** Whether a JavaScript engine says that the condition holds for the event. */
const holds = (condition: string, event: KeyEvent): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval -- the condition is code, and the engine is who knows what it means
  new Function('event', `return ${condition}`)(event);

describe('conditionOf', () => {
  test.each<[Given, string]>([
    [{ key: 'K', ctrlKey: true }, 'event.key === "K" && event.ctrlKey'],
    [
      { key: 'X', ctrlKey: true, altKey: true, shiftKey: true, metaKey: true },
      'event.key === "X" && event.ctrlKey && event.altKey && event.shiftKey && event.metaKey',
    ],
    [{ key: 'Enter' }, 'event.key === "Enter"'],
    [{ key: '"' }, 'event.key === "\\""'],
    [{ key: '@', states: ['AltGraph'] }, 'event.key === "@"'],
  ])('of %j is %s', (given, condition) => {
    expect(conditionOf(pressOf(given))).toBe(condition);
  });

  const flag = fc.boolean();
  const anyEvent = fc
    .record({ key: fc.string({ unit: 'binary' }), ctrlKey: flag, altKey: flag, shiftKey: flag, metaKey: flag })
    .map((given) => eventOf(given));
  test('holds for the event it was made of, and for no other key or fewer modifiers', () => {
    fc.assert(
      fc.property(anyEvent, anyEvent, (event, other) => {
        const condition = conditionOf(keyPressOf(event));
        expect(holds(condition, event)).toBe(true);
        const isMet = other.key === event.key && keyPressOf(event).modifiers.every((name) => keyPressOf(other).modifiers.includes(name));
        expect(holds(condition, other)).toBe(isMet);
      }),
    );
  });
});

const pressed = (events: readonly Given[]) => events.map(pressOf).reduce(addKeyPress, [] as readonly KeyPress[]);

describe('addKeyPress', () => {
  test('has the newest first, and a held key once', () => {
    const recent = pressed([{ key: 'x', code: 'KeyX' }, {}, { repeat: true }, { repeat: true }]);
    expect(recent.map(({ key }) => key)).toEqual(['a', 'x']);
  });

  test('counts a key that was held before the page saw it', () => {
    expect(pressed([{ repeat: true }, { repeat: true }])).toHaveLength(1);
  });

  test('keeps the last 20 presses', () => {
    const anyEvents = fc.array(fc.record({ key: fc.constantFrom('a', 'b'), code: fc.constantFrom('KeyA', 'KeyB') }), { maxLength: 60 });
    fc.assert(
      fc.property(anyEvents, (events) => {
        const newest = events.toReversed().slice(0, 20);
        expect(pressed(events).map(({ key, code }) => ({ key, code }))).toEqual(newest);
      }),
    );
  });
});

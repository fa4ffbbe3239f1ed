import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addKeyPress, isKeyEvent, type KeyEvent, type KeyPress, keyPressOf, modifiersOf, type RecentKey } from './key-press.ts';

type Given = Partial<KeyEvent> & { readonly states?: readonly string[] };

/** A keydown event as a browser creates it, with only the given differences. */
const pressOf = ({ states = [], ...given }: Given = {}): KeyPress =>
  keyPressOf({
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

describe('keyPressOf', () => {
  // The names of modifier keys: W3C UI Events KeyboardEvent key Values, section 3.2
  test('detects active locks', () => {
    expect(pressOf({ states: ['ScrollLock', 'CapsLock'] })).toMatchObject({ capsLock: true, numLock: false, scrollLock: true });
    expect(pressOf({ states: ['NumLock', 'FnLock'] })).toMatchObject({ capsLock: false, numLock: true, scrollLock: false });
  });

  test('keeps the values of a virtual keyboard unchanged', () => {
    expect(pressOf({ key: 'Unidentified', code: '', keyCode: 229 })).toMatchObject({ key: 'Unidentified', code: '', keyCode: 229 });
  });
});

const getModifierState = () => false;

describe('isKeyEvent', () => {
  // Shopify/quilt#1606, vueuse/vueuse#1128 and algolia/docsearch#1887: an Event without `key` and without `getModifierState`.
  test.each([
    [{ type: 'keydown' }, false],
    [{ type: 'keydown', key: 'a' }, false],
    [{ type: 'keydown', key: undefined, getModifierState }, false],
    [{ type: 'keydown', key: 'a', getModifierState }, true],
    [{ type: 'keydown', key: 'Unidentified', getModifierState }, true],
  ])('for %j is %s', (event, isKey) => {
    expect(isKeyEvent(event)).toBe(isKey);
  });
});

describe('modifiersOf', () => {
  test.each<[Given, string]>([
    [{}, ''],
    [{ key: 'Shift', shiftKey: true }, 'Shift'],
    [{ shiftKey: true, altKey: true, ctrlKey: true }, 'Ctrl + Alt + Shift'],
    [{ metaKey: true, states: ['AltGraph'] }, 'Meta + AltGr'],
  ])('finds in %j the modifiers “%s”, in specification order', (given, modifiers) => {
    expect(modifiersOf(pressOf(given))).toBe(modifiers);
  });
});

const pressed = (events: readonly Given[]) => events.map(pressOf).reduce<readonly RecentKey[]>(addKeyPress, []);

describe('addKeyPress', () => {
  test('lists the newest first, and a held key once', () => {
    const recent = pressed([{ key: 'x', code: 'KeyX' }, { ctrlKey: true }, { repeat: true }, { repeat: true }]);
    expect(recent).toEqual([
      { key: 'a', code: 'KeyA', keyCode: '65', location: '0', modifiers: 'Ctrl' },
      { key: 'x', code: 'KeyX', keyCode: '65', location: '0', modifiers: '' },
    ]);
  });

  test('counts a key that was already held when the page loaded', () => {
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

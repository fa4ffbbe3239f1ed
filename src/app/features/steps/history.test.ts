import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, type History, historyOf, redone, undone } from './history.ts';

const change = fc.record({ to: fc.integer(), about: fc.option(fc.constantFrom('text', 'option'), { nil: undefined }) });
const after = (changes: readonly { readonly to: number; readonly about: string | undefined }[]): History<number> =>
  changes.reduce((history, { to, about }) => changed(history, to, about), historyOf(0));

test('redo restores an undone change', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const history = after(changes);
      const { past, present, future } = redone(undone(history));
      expect({ past, present, future }).toEqual({ past: history.past, present: history.present, future: history.future });
    }),
  );
});

test('undoing everything restores the initial value', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 100 }), (changes) => {
      let history = after(changes);
      while (history.past.length > 0) history = undone(history);
      expect(history.present).toBe(0);
    }),
  );
});

test('consecutive changes of one field are merged', () => {
  const typed = after([
    { to: 1, about: 'text' },
    { to: 2, about: 'text' },
    { to: 3, about: 'option' },
    { to: 4, about: 'text' },
  ]);
  expect(typed.past).toEqual([0, 2, 3]);
});

test('keeps a hundred changes', () => {
  expect(after(Array.from({ length: 250 }, (_, to) => ({ to: to + 1, about: undefined }))).past).toHaveLength(100);
});

test('a new change clears the redo history', () => {
  expect(changed(undone(after([{ to: 1, about: undefined }])), 2).future).toEqual([]);
});

test('undo and redo do nothing with an empty history', () => {
  expect(undone(historyOf(0)).present).toBe(0);
  expect(redone(historyOf(0)).present).toBe(0);
});

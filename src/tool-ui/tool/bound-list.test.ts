import { describe, expect, test, vi } from 'vitest';
import { type ListItem, list } from '#core/fields.ts';
import { bindList } from './bound-list.ts';

const initial = [
  { name: 'one', values: '1' },
  { name: 'two', values: '2' },
];
const field = list(['name', 'values'], { max: 3, receiving: 'values', initial });

const text = (member: string, key: string, number: number) => (key === 'label' ? `Suite ${number} ${member}` : undefined);

const errorOf = (item: string) => (item === '2.values' ? 'no number' : undefined);

const bound = (items: readonly ListItem<'name' | 'values'>[] = initial) => {
  const change = vi.fn<(next: typeof items) => void>();
  const replace = vi.fn<(next: typeof items) => void>();
  return { change, replace, ...bindList({ name: 'suites', field, items, change, replace, onUndo: undefined, errorOf, text }) };
};

describe('bindList', () => {
  test('provides the name, label and value of a text control', () => {
    expect(bound().bindItem(1, 'values')).toMatchObject({ name: 'suites.2.values', label: 'Suite 2 values', value: '2', hint: undefined });
  });

  test('provides the error of a text', () => {
    const { bindItem } = bound();
    expect([bindItem(0, 'values').error, bindItem(1, 'name').error, bindItem(1, 'values').error]).toEqual([
      undefined,
      undefined,
      'no number',
    ]);
  });

  test('changes one text of one item', () => {
    const { bindItem, change, replace } = bound();
    bindItem(1, 'name').onChange('second');
    expect(change).toHaveBeenCalledExactlyOnceWith([initial[0], { name: 'second', values: '2' }]);
    bindItem(0, 'values').onReplace?.('');
    expect(replace).toHaveBeenCalledExactlyOnceWith([{ name: 'one', values: '' }, initial[1]], 'cleared');
  });

  test('adds an item at the end if there is room', () => {
    const third = { name: 'three', values: '3' };
    const { add, change, canAdd } = bound();
    add(third);
    expect(change).toHaveBeenCalledExactlyOnceWith([...initial, third]);
    expect([canAdd, bound([...initial, third]).canAdd]).toEqual([true, false]);
  });

  test('removes an item, which can be undone, but not the only one', () => {
    const { remove, replace, canRemove } = bound();
    remove(0);
    expect(replace).toHaveBeenCalledExactlyOnceWith([initial[1]], 'removed');
    expect([canRemove, bound(initial.slice(1)).canRemove]).toEqual([true, false]);
  });
});

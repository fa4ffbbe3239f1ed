import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';
import { changeStored } from './change-stored.ts';

const inStorage = (): Readonly<Record<string, string>> => ({ ...localStorage });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('options:a', 'x=1');
  localStorage.setItem('locale', 'de');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('undoing a change restores the previous storage', () => {
  const back = changeStored(
    new Map<StoredKey, string | undefined>([
      ['options:a', undefined],
      ['locale', 'fr'],
      ['options:b', 'y=2'],
    ]),
  );
  expect(inStorage()).toEqual({ locale: 'fr', 'options:b': 'y=2' });
  changeStored(back ?? new Map());
  expect(inStorage()).toEqual({ locale: 'de', 'options:a': 'x=1' });
});

test('changes nothing if there is no room for all changes', () => {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  expect(
    changeStored(
      new Map<StoredKey, string | undefined>([
        ['options:a', undefined],
        ['options:b', 'y'.repeat(1001)],
      ]),
    ),
  ).toBeUndefined();
  expect(inStorage()).toEqual({ locale: 'de', 'options:a': 'x=1' });
});

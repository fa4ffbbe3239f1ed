import { sameEntries } from './use-stable.ts';

/** A value and the key it was computed from. */
export interface Memo<Of> {
  readonly key: Readonly<Record<string, unknown>>;
  readonly of: Of;
}

/** Returns the last value of a name if the key is the same; otherwise computes a new one. */
export function kept<Of>(memos: Map<string, Memo<Of>>, name: string, key: Memo<Of>['key'], make: () => Of): Of {
  const memo = memos.get(name);
  if (memo && sameEntries(memo.key, key)) return memo.of;
  const of = make();
  memos.set(name, { key, of });
  return of;
}

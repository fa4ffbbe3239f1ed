import { sameEntries } from '../tool/use-stable.ts';

/** What was made, and of what. */
export interface Memo<Of> {
  readonly key: Readonly<Record<string, unknown>>;
  readonly of: Of;
}

/** What was last made under a name, if it was made of the same; else it is made anew. */
export function kept<Of>(memos: Map<string, Memo<Of>>, name: string, key: Memo<Of>['key'], make: () => Of): Of {
  const memo = memos.get(name);
  if (memo && sameEntries(memo.key, key)) return memo.of;
  const of = make();
  memos.set(name, { key, of });
  return of;
}

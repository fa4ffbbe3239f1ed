import { type IpSet, shareIn } from '#domains/ip/ip-set.ts';
import type { ListedIp } from '#domains/ip/read-ip-list.ts';
import { relatedRanges } from './related-ranges.ts';

/** The location of an entry. */
export interface EntryPlace {
  readonly entry: string;
  readonly box: 'include' | 'exclude';
  readonly line: number;
}

/** A remark on an entry: its relation to another entry, or its effect on the result. */
export type Remark = EntryPlace &
  (
    | { readonly kind: 'same' | 'inside' | 'overlaps'; readonly other: EntryPlace }
    | { readonly kind: 'notIncluded' | 'excluded' }
    | { readonly kind: 'readAs'; readonly network: string }
  );

interface Box {
  readonly entries: readonly ListedIp[];
  /** All their addresses. */
  readonly set: IpSet;
}

/** Returns at most one remark per entry, in the order of the boxes. */
export const remarksOn = (include: Box, exclude: Box): readonly Remark[] => [
  ...remarksIn('include', include, (entry) => shareIn(exclude.set, entry) === 'all' && { kind: 'excluded' }),
  ...remarksIn('exclude', exclude, (entry) => shareIn(include.set, entry) === 'none' && { kind: 'notIncluded' }),
];

type OtherBox = (entry: ListedIp) => { readonly kind: 'notIncluded' | 'excluded' } | false;

function remarksIn(box: EntryPlace['box'], { entries }: Box, besides: OtherBox): readonly Remark[] {
  const { same, around, overlapping } = relatedRanges(entries);
  const placeOf = ({ text, line }: ListedIp): EntryPlace => ({ entry: text, box, line });
  const related = (kind: 'same' | 'inside' | 'overlaps', index: number | undefined) => {
    const other = index === undefined ? undefined : entries[index];
    return other && { kind, other: placeOf(other) };
  };
  return entries.flatMap((entry, index): Remark | [] => {
    const remark =
      related('same', same[index]) ??
      related('inside', around[index]) ??
      related('overlaps', overlapping[index]) ??
      (besides(entry) || (entry.readAs !== undefined && ({ kind: 'readAs', network: entry.readAs } as const)));
    return remark ? { ...placeOf(entry), ...remark } : [];
  });
}

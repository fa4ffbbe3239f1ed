import type { Confidence, Finding, Layer } from '#core/detection.ts';
import { byConfidence, isAtLeast } from './confidence.ts';

/** A finding with its origin. */
export interface Found extends Finding {
  readonly toolId: string;
  readonly detectorId: string;
  /** The layers around it, from the outside in. */
  readonly chain: readonly Layer[];
  /** The file to hand over. */
  readonly file?: File;
}

/** The findings of one outermost layer and everything inside it. A finding without layers is a group of its own. */
export type FoundGroup = readonly Found[];

const isInText = ({ chain }: Found): boolean => chain.includes('inText');

const bySame = (one: Found, other: Found): number =>
  byConfidence(one.confidence, other.confidence) || one.rank - other.rank || (one.toolId < other.toolId ? -1 : 1);

/** Removes the answers of the layers around a secret, because they would reveal it. */
function withoutSecrets(group: FoundGroup): FoundGroup {
  const secret = group.find(({ isSecret }) => isSecret);
  if (!secret) return group;
  return group.map((found) => {
    const { answer, ...rest } = found;
    return answer && !found.isSecret && found.chain.length < secret.chain.length ? rest : found;
  });
}

/** Orders a chain: the deepest finding that is at least strong, and then the rest from the outside in. */
function orderChain(group: FoundGroup): FoundGroup {
  const inward = group.toSorted((one, other) => one.chain.length - other.chain.length || bySame(one, other));
  const firm = inward.filter(({ confidence }) => isAtLeast(confidence, 'strong'));
  const depth = firm.at(-1)?.chain.length;
  const first = firm.find(({ chain }) => chain.length === depth);
  return first ? [first, ...inward.filter((found) => found !== first)] : inward;
}

const highest = (group: FoundGroup): Confidence => group.map(({ confidence }) => confidence).toSorted(byConfidence)[0] ?? 'possible';

function byGroup(one: FoundGroup, other: FoundGroup): number {
  const [first, second] = [one[0], other[0]];
  if (!first || !second) return other.length - one.length;
  return (
    byConfidence(highest(one), highest(other)) ||
    Number(isInText(first)) - Number(isInText(second)) ||
    first.rank - second.rank ||
    (first.toolId < second.toolId ? -1 : 1)
  );
}

/**
 * Orders the findings for display: groups by their highest confidence, then whole content before content within a text, then by rank and
 * tool. Drops `possible` findings if the whole content has a strong one, and duplicate readings of a tool. The same paste always results in
 * the same list.
 */
export function orderFindings(groups: readonly FoundGroup[]): readonly Found[] {
  const rows = groups.map(orderChain).map(withoutSecrets).toSorted(byGroup).flat();
  const isFirm = rows.some(({ chain, confidence }) => chain.length === 0 && isAtLeast(confidence, 'strong'));
  const seen = new Set<string>();
  return rows.filter(({ toolId, reading, confidence }) => {
    const key = `${toolId} ${reading}`;
    if (seen.has(key) || (isFirm && confidence === 'possible')) return false;
    seen.add(key);
    return true;
  });
}

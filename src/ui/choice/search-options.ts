import type Fuse from 'fuse.js';
import type { ChoiceWithTooltip } from './choices.ts';

export type FuseClass = typeof Fuse;

/** The maximum number of options that are listed, and that are searched for similar labels. More would delay every key press. */
export const MAX_LISTED = 1000;

/**
 * Finds options with a label or search term similar to the text, best match first. Before Fuse.js is loaded (when a list first opens), or
 * in a list of more than `MAX_LISTED` options, finds those that contain the text, in their original order.
 */
export function searchOptions<Value extends string>(
  options: readonly ChoiceWithTooltip<Value>[],
  text: string,
  fuse: FuseClass | undefined,
): readonly ChoiceWithTooltip<Value>[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  if (fuse && options.length <= MAX_LISTED) {
    const index = new fuse(options, { keys: ['label', 'searchTerms'], threshold: 0.3, ignoreLocation: true, ignoreDiacritics: true });
    return index.search(wanted).map(({ item }) => item);
  }
  return options.filter(({ label, searchTerms = [] }) => [label, ...searchTerms].some((term) => term.toLowerCase().includes(wanted)));
}

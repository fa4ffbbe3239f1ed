import type Fuse from 'fuse.js';
import type { ChoiceWithTooltip } from './choices.ts';

export type FuseClass = typeof Fuse;

/** The largest number of options that are listed at once, and that are searched for similar labels: more would delay each key press. */
export const MAX_LISTED = 1000;

/**
 * The options whose label or search term is like the text, the likest first. Without Fuse.js, which is loaded when a list is first
 * opened, and in a list of more than `MAX_LISTED`, those that contain it, in their order.
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

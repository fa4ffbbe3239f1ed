import { parseSafeLink } from './safe-link.ts';

export interface FoundLink {
  readonly url: URL;
  /** Where it stands in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/**
 * From `http` to the next white space or mark that ends a link. The lookahead, which cannot pass the next slash, spares all other links:
 * without it a text of `http://` alone would take quadratic time.
 */
const CANDIDATE =
  /https?:\/\/(?=[^\s<>"'()[\]{}/?#]*(?:safelinks\.protection\.|statics\.teams\.cdn\.office\.net|outlook\.office))[^\s<>"'()[\]{}]+/gi;

/** All Safe Links of a text, in their order. */
export function findSafeLinks(text: string): readonly FoundLink[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: candidate, index: start }) => {
    const link = withoutPunctuation(candidate);
    const url = parseSafeLink(link);
    return url ? [{ url, start, end: start + link.length }] : [];
  });
}

/** A sentence may go on or end behind a link. */
function withoutPunctuation(link: string): string {
  let end = link.length;
  while ('.,;:!'.includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}

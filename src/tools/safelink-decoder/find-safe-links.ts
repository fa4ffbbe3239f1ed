import { parseSafeLink } from './safe-link.ts';

export interface FoundLink {
  readonly url: URL;
  /** The offset in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/**
 * Matches from `http` to the next whitespace or character that cannot be in a link. Outlook does not escape parentheses and apostrophes
 * (RFC 3986, section 2.2). The lookahead, which stops at the next slash, skips all other links. Without it, a text of repeated `http://`
 * would take quadratic time.
 */
const CANDIDATE =
  /https?:\/\/(?=[^\s<>"'()[\]{}/?#]*(?:safelinks\.protection\.|statics\.teams\.cdn\.office\.net|\.static\.microsoft|outlook\.office|outlook\.cloud\.microsoft|outlook\.live))[^\s<>"{}\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2060\u00ab\u00bb\u3001\u3002\uff0c\uff1b\ufeff]+/gi;

/** Finds all Safe Links of a text, in order. */
export function findSafeLinks(text: string): readonly FoundLink[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: candidate, index: start }) => {
    const isQuoted = text.charAt(start - 1) === "'";
    const link = withoutPunctuation(isQuoted ? (candidate.split("'", 1)[0] ?? '') : untilLoneBracket(candidate));
    const url = parseSafeLink(link);
    return url ? [{ url, start, end: start + link.length }] : [];
  });
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Cuts a link before an unmatched closing bracket, which belongs to the surrounding text: `(https://…)`, `[name](https://…)`. */
function untilLoneBracket(link: string): string {
  const open: { readonly at: number; readonly closedBy: string }[] = [];
  for (const { 0: bracket, index: at } of link.matchAll(/[()[\]]/g)) {
    const closedBy = closing[bracket];
    if (closedBy !== undefined) open.push({ at, closedBy });
    else if (open.pop()?.closedBy !== bracket) return link.slice(0, at);
  }
  return link.slice(0, open[0]?.at);
}

/** Removes punctuation of the surrounding sentence from the end of a link. */
function withoutPunctuation(link: string): string {
  let end = link.length;
  while (".,;:!'".includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}

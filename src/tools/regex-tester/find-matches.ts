import type { MatchList } from './match-list.ts';

const MAX_MATCHES = 1_000_000;
/** The start and end offsets of this many matches and groups take 128 MiB. */
const MAX_SPANS = 2 ** 24;

/**
 * Finds all matches of an expression with the flag `d`, or only the first without `g` and `y`. After an empty match, continues at the next
 * character like `String.prototype.matchAll` (ECMA-262, section 22.2.9.2.1). May throw the engine's out-of-memory error.
 */
export function findMatches(regex: RegExp, text: string, knownNames: readonly (string | null)[]): MatchList {
  const isRepeated = regex.global || regex.sticky;
  const lines = new LineCounter(text);
  const startLines = new GrowingList();
  const spans = new GrowingList();
  let groupNames = knownNames;
  let limit = MAX_MATCHES;
  let isCut = false;
  let count = 0;

  regex.lastIndex = 0;
  for (let match = regex.exec(text); match !== null; match = isRepeated ? regex.exec(text) : null) {
    if (count === 0) {
      groupNames = Array.from({ length: match.length - 1 }, (_, index) => knownNames[index] ?? null);
      limit = Math.min(MAX_MATCHES, Math.floor(MAX_SPANS / match.length));
    }
    if (count === limit) {
      isCut = true;
      break;
    }
    for (const span of match.indices ?? []) {
      spans.push(span?.[0] ?? -1);
      spans.push(span?.[1] ?? -1);
    }
    startLines.push(lines.lineAt(match.index));
    count++;
    if (match[0] === '') regex.lastIndex = nextIndex(text, regex.lastIndex, regex.unicode || regex.unicodeSets);
  }
  return { text, count, isCut, groupNames, spans: spans.toArray(), lines: startLines.toArray() };
}

/** AdvanceStringIndex (ECMA-262, section 22.2.7.3). */
function nextIndex(text: string, index: number, isUnicode: boolean): number {
  const codePoint = isUnicode ? (text.codePointAt(index) ?? 0) : 0;
  return index + (codePoint > 0xffff ? 2 : 1);
}

/** Counts lines, which end with \n, \r\n, or \r. */
class LineCounter {
  readonly #text: string;
  #index = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the 1-based line at an offset. Offsets must not decrease between calls. */
  lineAt(offset: number): number {
    for (; this.#index < offset; this.#index++) {
      const unit = this.#text.charCodeAt(this.#index);
      if (unit === 0x0a || (unit === 0x0d && this.#text.charCodeAt(this.#index + 1) !== 0x0a)) this.#line++;
    }
    return this.#line;
  }
}

/** A growable list of 32-bit integers in one typed array. */
class GrowingList {
  #values = new Int32Array(1024);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Int32Array(2 * this.#length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  toArray(): Int32Array {
    return this.#values.slice(0, this.#length);
  }
}

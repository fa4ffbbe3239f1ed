import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { findEscapes, valueOfEscape } from './escape-pattern.ts';

interface Escape {
  readonly written: string;
  readonly at: number;
}

/**
 * A text with every escape of any format replaced by its character; all else stays. Escapes of neighboring surrogates make one character,
 * and the spaces or commas between two `U+X` vanish. Errors, `at` the escape, which is their value: `notACodePoint` and `halfAPair`.
 */
export function readEscapes(text: string): Result<string, 'notACodePoint' | 'halfAPair'> {
  const parts: string[] = [];
  /** A high surrogate that waits for its low one. */
  let half: Escape | undefined;
  let isAfterCodePoint = false;
  let end = 0;
  for (const match of findEscapes(text)) {
    const escape: Escape = { written: match[0], at: match.index };
    const value = valueOfEscape(escape.written);
    const isCodePoint = escape.written.startsWith('U+');
    const between = text.slice(end, escape.at);
    const kept = isCodePoint && isAfterCodePoint && /^[ ,]+$/.test(between) ? '' : between;

    if (half && !(kept === '' && isLow(value))) return refuse('halfAPair', half);
    if (value > LAST) return refuse('notACodePoint', escape);
    if (!half && isLow(value)) return refuse('halfAPair', escape);
    // Two halves make one character where they are put side by side.
    parts.push(kept, String.fromCodePoint(value));
    half = isHigh(value) ? escape : undefined;
    isAfterCodePoint = isCodePoint;
    end = escape.at + escape.written.length;
  }
  if (half) return refuse('halfAPair', half);
  return ok(parts.join('') + text.slice(end));
}

const LAST = 0x10ffff;

const isHigh = (value: number): boolean => value >= 0xd800 && value <= 0xdbff;
const isLow = (value: number): boolean => value >= 0xdc00 && value <= 0xdfff;

const refuse = <const Code extends string>(code: Code, { written, at }: Escape) => fail(code, { at, values: { escape: excerpt(written) } });

import { fail, ok, type Result } from '#core/result.ts';
import { decodeText } from '#pure/bytes/text-encoding.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { findEscapes, isByteEscape, isOctal, valueOfEscape } from './escape-pattern.ts';

interface Escape {
  readonly written: string;
  readonly at: number;
}

/**
 * Replaces the escapes of all formats in a text with their characters and keeps all other text. Joins adjacent surrogates, decodes adjacent
 * bytes (`\xXX`, octal) as UTF-8 if possible, and removes spaces or commas between two `U+X`. Errors, with the escape and `at` its offset:
 * `notACodePoint` and `halfAPair`.
 */
export function readEscapes(text: string): Result<string, 'notACodePoint' | 'halfAPair'> {
  const parts: string[] = [];
  /** A high surrogate that still needs its low surrogate. */
  let half: Escape | undefined;
  let isAfterCodePoint = false;
  let end = 0;
  for (const { escape, utf8 } of withUtf8(Array.from(findEscapes(text), ({ 0: written, index: at }) => ({ written, at })))) {
    if (utf8 !== undefined) {
      if (half) return refuse('halfAPair', half);
      parts.push(text.slice(end, escape.at), utf8);
      isAfterCodePoint = false;
      end = escape.at + escape.written.length;
      continue;
    }
    if (isOctal(escape.written)) continue;
    const value = valueOfEscape(escape.written);
    const isCodePoint = escape.written.startsWith('U+');
    const between = text.slice(end, escape.at);
    const kept = isCodePoint && isAfterCodePoint && /^[ ,]+$/.test(between) ? '' : between;

    if (half && !(kept === '' && isLow(value))) return refuse('halfAPair', half);
    if (value > LAST) return refuse('notACodePoint', escape);
    if (!half && isLow(value)) return refuse('halfAPair', escape);
    // Adjacent halves form one character when concatenated.
    parts.push(kept, String.fromCodePoint(value));
    half = isHigh(value) ? escape : undefined;
    isAfterCodePoint = isCodePoint;
    end = escape.at + escape.written.length;
  }
  if (half) return refuse('halfAPair', half);
  return ok(parts.join('') + text.slice(end));
}

/** Yields the escapes. A sequence of bytes that is valid UTF-8 is yielded once, with its text. */
function* withUtf8(escapes: readonly Escape[]): Generator<{ readonly escape: Escape; readonly utf8?: string | undefined }> {
  for (let index = 0; index < escapes.length; ) {
    const run = byteRun(escapes, index);
    const [escape] = run;
    if (!escape) return;
    const utf8 = isByteEscape(escape.written) ? decodeUtf8(Uint8Array.from(run, ({ written }) => valueOfEscape(written))) : undefined;
    if (utf8 === undefined) for (const each of run) yield { escape: each };
    else yield { escape: { at: escape.at, written: run.map(({ written }) => written).join('') }, utf8 };
    index += run.length;
  }
}

/** An escape and, if it is a byte, the bytes directly after it. */
function byteRun(escapes: readonly Escape[], from: number): readonly Escape[] {
  let to = from + 1;
  const isByte = (index: number): boolean => isByteEscape(escapes[index]?.written ?? '');
  const isBeside = (index: number): boolean => {
    const before = escapes[index - 1];
    return before !== undefined && before.at + before.written.length === escapes[index]?.at;
  };
  while (isByte(to - 1) && isByte(to) && isBeside(to)) to++;
  return escapes.slice(from, to);
}

function decodeUtf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const decoded = decodeText(bytes, 'UTF-8');
  return decoded.ok ? decoded.value : undefined;
}

const LAST = 0x10ffff;

const isHigh = (value: number): boolean => value >= 0xd800 && value <= 0xdbff;
const isLow = (value: number): boolean => value >= 0xdc00 && value <= 0xdfff;

const refuse = <const Code extends string>(code: Code, { written, at }: Escape) => fail(code, { at, values: { escape: excerpt(written) } });

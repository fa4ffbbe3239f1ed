import { fail, type Result } from '#core/result.ts';
import { parseHex } from '#pure/bytes/hex.ts';
import { wordCountOfBytes } from './word-count.ts';

export type EntropyError = 'notAHexadecimalDigit' | 'wrongDigitCount';

/** Parses hexadecimal entropy of 16, 20, 24, 28, or 32 bytes. All errors are for `entropy`. */
export function parseEntropy(typed: string): Result<Uint8Array, EntropyError> {
  const bytes = parseHex(typed);
  if (bytes.ok) {
    const found = bytes.value.length * 2;
    return wordCountOfBytes(bytes.value.length) ? bytes : fail('wrongDigitCount', { field: 'entropy', values: { found } });
  }
  const code = bytes.error.code === 'oddDigitCount' ? 'wrongDigitCount' : bytes.error.code;
  return { ok: false, error: { ...bytes.error, code, field: 'entropy' } };
}

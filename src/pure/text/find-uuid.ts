import { parseBase64 } from '#pure/notation/base64/base64.ts';
import { toHex } from '#pure/bytes/hex.ts';

/** The hyphens and dashes that word processors and some keyboards produce. */
const DASHES = /[\u{2010}-\u{2015}\u{2212}\u{fe58}\u{fe63}\u{ff0d}]/gu;
const HYPHENATED = /(?<![\da-f]|[\da-f]-)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f]|-[\da-f])/gi;
/** 32 digits without hyphens, also as an SQL literal: `0x…`, `X'…'`, `\x…`. */
const BARE = /(?<![\da-z]|[\da-f]-)(?:\\x|0x)?[\da-f]{32}(?![\da-z]|-[\da-f])/gi;
/** The .NET format X, which is a C structure. */
const FIELDS = /\{\s*0x[\da-f]{8}(?:\s*,\s*0x[\da-f]{4}){2}\s*,\s*\{\s*0x[\da-f]{2}(?:\s*,\s*0x[\da-f]{2}){7}\s*\}\s*\}/gi;
/** 16 bytes in Base64, as MongoDB prints binary data. */
const BASE64 = /(?<![\w+/=])[A-Za-z\d+/]{22}==(?![\w+/=])/g;

const digitsOf = (text: string): string => text.replaceAll(/\\x|0x|[^\da-f]/gi, '').toLowerCase();

function bytesOf(base64: string): string {
  const bytes = parseBase64(base64);
  return bytes.ok ? toHex(bytes.value) : '';
}

/** Finds the only UUID in a text: its 32 hexadecimal digits in lowercase. `undefined` if the text contains no UUID or several. */
export function findUuid(text: string): string | undefined {
  const source = text.replaceAll(DASHES, '-');
  const found = new Set([
    ...[HYPHENATED, BARE, FIELDS].flatMap((pattern) => [...source.matchAll(pattern)].map(([match]) => digitsOf(match))),
    ...[...source.matchAll(BASE64)].map(([match]) => bytesOf(match)),
  ]);
  return found.size === 1 ? [...found][0] : undefined;
}

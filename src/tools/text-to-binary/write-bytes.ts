import { resolveTypedEscapes } from '#pure/text/typed-escapes.ts';
import { fail, ok } from '#core/result.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import { type BytePrefix, type NumberBase, notations } from './number-base.ts';

const prefixTexts: Readonly<Record<BytePrefix, string>> = { none: '', '0b': '0b', '0o': '0o', '0x': '0x', escape: '\\x' };

const BLOCK = 65_536;

export interface ByteStyle {
  readonly base: NumberBase;
  /** As entered, with escapes such as `\n` and `\t`. */
  readonly separator: string;
  readonly prefix: BytePrefix;
}

/** Writes each byte as lowercase digits with its prefix, joined by the separator. Error: `resultTooLong` (see `isOverTextLimit`). */
export function writeBytes(bytes: Uint8Array, { base, separator, prefix }: ByteStyle) {
  const { radix, paddedTo } = notations[base];
  const between = resolveTypedEscapes(separator);
  const groups = Array.from({ length: 256 }, (_, byte) => prefixTexts[prefix] + byte.toString(radix).padStart(paddedTo, '0'));
  const longest = groups.at(-1)?.length ?? 0;
  if (isOverTextLimit(bytes.length * (longest + between.length))) return fail('resultTooLong');
  const blocks: string[] = [];
  for (let from = 0; from < bytes.length; from += BLOCK) {
    blocks.push(Array.from(bytes.subarray(from, from + BLOCK), (byte) => groups[byte]).join(between));
  }
  return ok(blocks.join(between));
}

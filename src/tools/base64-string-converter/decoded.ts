import { fail, ok, type Result } from '#core/result.ts';
import type { TextEncoding } from '#formats/text-encoding.ts';

/** What Base64 holds: a text, or else bytes as hexadecimal digits. */
export type Decoded =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly hex: string; readonly encoding: TextEncoding };

/** The text alone. Error: `notValidText` where there are bytes. */
export function textOf<Code extends string>(decoded: Result<Decoded, Code> | undefined): Result<string, Code | 'notValidText'> | undefined {
  if (!decoded?.ok) return decoded;
  const { value } = decoded;
  return value.kind === 'text' ? ok(value.text) : fail('notValidText', { field: 'base64', values: { encoding: value.encoding } });
}

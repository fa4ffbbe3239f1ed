import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { aboutField, fail, ok } from '#core/result.ts';
import { encodeBase64 } from '#formats/base64.ts';
import { parseBase64Content } from '#formats/data-uri.ts';
import { toHex } from '#formats/hex.ts';
import { decodeText, encodeText } from '#formats/text-encoding.ts';
import { isOverTextLimit } from '#formats/text-limit.ts';
import type { Decoded } from './decoded.ts';
import { inputs, options } from './fields.ts';

const source = { text: inputs.text };
const written = { base64: inputs.base64 };
const reading = { encoding: options.encoding };

/** A text as Base64, its lines joined by line feeds. Errors: those of `encodeText`; `resultTooLong`, see `isOverTextLimit`. */
export function encode({ text }: ValuesOf<typeof source>, { encoding, urlSafe, padding, lineLength }: ValuesOf<typeof options>) {
  const bytes = encodeText(text, encoding);
  if (!bytes.ok) return bytes;
  if (isOverTextLimit(bytes.value.length * 1.4)) return fail('resultTooLong');
  const base64 = encodeBase64(bytes.value, { isUrlSafe: urlSafe, isPadded: padding });
  return ok(lineLength === 'unbroken' ? base64 : base64.replaceAll(new RegExp(`.{${lineLength}}(?=.)`, 'g'), '$&\n'));
}

/** What Base64 holds, see `parseBase64Content`, which has the errors, too. */
export function decode({ base64 }: ValuesOf<typeof written>, { encoding }: ValuesOf<typeof reading>) {
  const content = aboutField('base64', parseBase64Content(base64));
  if (!content.ok) return content;
  const { bytes } = content.value;
  const text = decodeText(bytes, encoding);
  return ok<Decoded>(text.ok ? { kind: 'text', text: text.value } : { kind: 'bytes', hex: toHex(bytes), encoding });
}

export const operations = {
  encode: defineOperation({ inputs: source, options, produces: 'text', thread: 'worker', inverse: 'decode', run: encode }),
  decode: defineOperation({ inputs: written, options: reading, produces: 'text', thread: 'worker', run: decode }),
};

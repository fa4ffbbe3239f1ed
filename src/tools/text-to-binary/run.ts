import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { aboutField } from '#core/result.ts';
import { decodeText, encodeText } from '#formats/text-encoding.ts';
import { inputs, options } from './fields.ts';
import { readBytes } from './read-bytes.ts';
import { writeBytes } from './write-bytes.ts';

const source = { text: inputs.text };
const written = { bytes: inputs.bytes };
const reading = { base: options.base, encoding: options.encoding };

/** The bytes of a text as groups of digits. Nothing is trimmed. Errors: those of `encodeText` and `writeBytes`. */
export function encode({ text }: ValuesOf<typeof source>, { encoding, ...style }: ValuesOf<typeof options>) {
  const encoded = encodeText(text, encoding);
  return encoded.ok ? writeBytes(encoded.value, style) : encoded;
}

/** The text of bytes that are written as groups of digits. Errors: those of `readBytes` and `decodeText`. */
export function decode({ bytes }: ValuesOf<typeof written>, { base, encoding }: ValuesOf<typeof reading>) {
  const read = readBytes(bytes, base);
  return aboutField('bytes', read.ok ? decodeText(read.value, encoding) : read);
}

export const operations = {
  encode: defineOperation({
    inputs: source,
    options,
    produces: 'text',
    thread: 'worker',
    inverse: 'decode',
    lawsHoldFor: (_, { separator, prefix }) => prefix === 'none' && /^[\s,;:_|-]+$/.test(separator),
    run: encode,
  }),
  decode: defineOperation({ inputs: written, options: reading, produces: 'text', thread: 'worker', run: decode }),
};

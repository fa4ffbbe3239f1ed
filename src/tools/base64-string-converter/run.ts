import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { encodeBase64 } from '#pure/notation/base64/base64.ts';
import { parseBase64Content } from '#pure/notation/base64/data-uri.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { decodeText, encodeText } from '#pure/bytes/text-encoding.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import type { declaration } from './declare.ts';

/** Encodes text as Base64, with lines separated by line feeds. Errors: those of `encodeText`; `resultTooLong`, see `isOverTextLimit`. */
export function encode({ text, encoding, urlSafe, padding, lineLength }: Given<typeof declaration, 'encode'>) {
  if (text === '') return ok(null);
  const bytes = encodeText(text, encoding);
  if (!bytes.ok) return bytes;
  if (isOverTextLimit(bytes.value.length * 1.4)) return fail('resultTooLong');
  const base64 = encodeBase64(bytes.value, { isUrlSafe: urlSafe, isPadded: padding });
  return ok(lineLength === 'unbroken' ? base64 : base64.replaceAll(new RegExp(`.{${lineLength}}(?=.)`, 'g'), '$&\n'));
}

/** Decodes Base64 to text, or to hexadecimal digits with the error of `decodeText`. Errors: those of `parseBase64Content`. */
export function decode({ base64, encoding }: Given<typeof declaration, 'decode'>) {
  if (base64 === '') return ok(null);
  return mapResult(parseBase64Content(base64), ({ bytes }) => {
    const text = decodeText(bytes, encoding);
    return text.ok ? { decoded: text.value } : { bytes: toHex(bytes), error: text.error };
  });
}

export const run = { encode, decode } satisfies Runs<typeof declaration>;

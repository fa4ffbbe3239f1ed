import { fail, ok, type Result, type ToolError } from '#core/result.ts';
import { parseBase64Url } from '#pure/notation/base64/base64.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';
import { decodeJsonString, type JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { readMembers } from './members.ts';
import { type JsonPart, readJsonPart } from './read-json-part.ts';

/** A token in compact form: RFC 7515, section 7.1, and RFC 7516, section 7.1. */
export interface Token {
  /** Without white space and the text around it. */
  readonly compact: string;
  readonly isEncrypted: boolean;
  readonly header: JsonPart;
  /** Absent if the token is encrypted. */
  readonly payload: Uint8Array<ArrayBuffer> | undefined;
  /** Whether the payload is in the token as is, not in Base64url: RFC 7797. */
  readonly isUnencoded: boolean;
}

type Part = 'header' | 'payload' | 'signature';
type PartError<Name extends Part> = `${Name}NotBase64Url` | `${Name}Incomplete`;
export type TokenError = 'wrongPartCount' | PartError<Part> | 'headerNotJson' | 'headerNotAnObject' | 'headerTooDeep';

const SIGNED_PARTS = 3;
const ENCRYPTED_PARTS = 5;

// Text that is often pasted with a token: quotes, the name of the HTTP header, and the scheme of RFC 6750, section 2.1, and after the token
// also the punctuation of a line of code.
const BEFORE = /^(?:[\s"'`“”‘’]|authorization\s*:|bearer\s)+/i;
const AFTER = /[\s"'`“”‘’,;]/;

/** RFC 7515, section 2, does not allow padding, but AWS load balancers write it. */
const PADDING = /(?<!=)={1,2}$/;

/**
 * Splits a token into its parts and decodes the header, the payload, and, only to validate it, the signature. `null` for an empty text.
 * Errors have the offset of the first wrong character.
 */
export function parseToken(input: string): Result<Token | null, TokenError> {
  const start = BEFORE.exec(input)?.[0].length ?? 0;
  let end = input.length;
  while (end > start && AFTER.test(input.charAt(end - 1))) end--;
  const source = input.slice(start, end);
  const compact = source.replaceAll(/\s+/g, '');
  if (compact === '') return ok(null);

  const parts = compact.split('.');
  const isEncrypted = parts.length === ENCRYPTED_PARTS;
  if (parts.length !== SIGNED_PARTS && !isEncrypted) return fail('wrongPartCount', { values: { found: parts.length } });
  const [headerPart = '', payloadPart = '', signaturePart = ''] = parts;

  const inInput = <Code extends string>({ at, ...error }: ToolError<Code>, offset: number): ToolError<Code> =>
    at === undefined ? error : { ...error, at: offsetOf(input, start, offset + at) };

  const headerBytes = decodePart('header', headerPart);
  if (!headerBytes.ok) return { ok: false, error: inInput(headerBytes.error, 0) };
  const header = parseHeader(headerBytes.value);
  if (!header.ok) return header;
  if (isEncrypted) return ok({ compact, isEncrypted, header: header.value, payload: undefined, isUnencoded: false });

  const signature = decodePart('signature', signaturePart);
  const inSignature = headerPart.length + payloadPart.length + 2;
  if (hasUnencodedPayload(header.value.json)) {
    if (!signature.ok) return { ok: false, error: inInput(signature.error, inSignature) };
    // RFC 7797, section 5.2: spaces are part of the payload, but it cannot contain a line break.
    const payload = (source.split('.')[1] ?? '').replaceAll(/[\r\n]/g, '');
    const signed = [headerPart, payload, signaturePart].join('.');
    return ok({ compact: signed, isEncrypted, header: header.value, payload: new TextEncoder().encode(payload), isUnencoded: true });
  }
  const payload = decodePart('payload', payloadPart);
  if (!payload.ok) return { ok: false, error: inInput(payload.error, headerPart.length + 1) };
  if (!signature.ok) return { ok: false, error: inInput(signature.error, inSignature) };
  return ok({ compact, isEncrypted, header: header.value, payload: payload.value, isUnencoded: false });
}

/** RFC 7797, sections 3 and 6: `b64` has an effect only if `crit` lists it. */
function hasUnencodedPayload(header: JsonNode): boolean {
  const valueOf = (name: string): JsonNode | undefined => readMembers(header).find((member) => member.name === name)?.json;
  const critical = valueOf('crit');
  const isNamed =
    critical?.kind === 'array' && critical.items.some((item) => item.kind === 'string' && decodeJsonString(item.text) === 'b64');
  const b64 = valueOf('b64');
  return isNamed && b64?.kind === 'boolean' && b64.text === 'false';
}

function decodePart<Name extends Part>(part: Name, text: string): Result<Uint8Array<ArrayBuffer>, PartError<Name>> {
  const bytes = parseBase64Url(text.replace(PADDING, ''));
  if (bytes.ok) return bytes;
  const { code, at = 0, values = {} } = bytes.error;
  return code === 'incomplete'
    ? fail<PartError<Name>>(`${part}Incomplete`, { at })
    : fail<PartError<Name>>(`${part}NotBase64Url`, { at, values: { ...values, position: at + 1 } });
}

function parseHeader(bytes: Uint8Array): Result<JsonPart, TokenError> {
  const text = decodeUtf8(bytes);
  const header = text === undefined ? fail('notJson') : readJsonPart(text);
  if (!header.ok) return header.error.code === 'tooDeep' ? fail('headerTooDeep') : fail('headerNotJson');
  return header.value.json.kind === 'object' ? header : fail('headerNotAnObject');
}

/** The offset of the `index`th character after `start`, not counting white space. */
function offsetOf(input: string, start: number, index: number): number {
  let offset = start;
  for (let left = index; offset < input.length; offset++) {
    if (/\s/.test(input.charAt(offset))) continue;
    if (left === 0) break;
    left--;
  }
  return offset;
}

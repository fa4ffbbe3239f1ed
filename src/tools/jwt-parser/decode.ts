import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import type { TextMark } from '#core/outputs.ts';
import { ok, type Result } from '#core/result.ts';
import { toHex } from '#pure/bytes/hex.ts';
import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';
import { findAlgorithm, type KnownAlgorithm, UNSECURED } from './algorithms.ts';
import { type Claim, describeClaims, type TimeStatus, timeStatusOf } from './claims.ts';
import type { declaration } from './declare.ts';
import { memberText, readMembers } from './members.ts';
import { type RegisteredHeaderParameter, registeredHeaderParameters } from './registered-names.ts';
import { readJsonPart } from './read-json-part.ts';
import { parseToken, type TokenError } from './token.ts';
import { tokenParts } from './token-parts.ts';

export interface HeaderParameter {
  readonly name: string;
  readonly value: string;
  readonly meaning: RegisteredHeaderParameter | undefined;
}

export interface Payload {
  readonly text: string;
  /** The displayed form of the bytes: indented JSON, text, or hexadecimal if they are not text. */
  readonly form: 'json' | 'text' | 'hex';
}

export interface DecodedToken {
  readonly kind: 'signed' | 'unsecured' | 'encrypted';
  /** Such as `HS256`. For an encrypted token, the algorithms of the key and of the content: `RSA-OAEP, A256GCM`. */
  readonly algorithm: string;
  /** The algorithm of a signature, if the page can explain it. */
  readonly knownAlgorithm: KnownAlgorithm | undefined;
  /** JSON with an indent of two spaces. */
  readonly header: string;
  readonly headerParameters: readonly HeaderParameter[];
  /** Absent if the token is encrypted. */
  readonly payload: Payload | undefined;
  /** Empty if the payload is not a JSON object. `timeStatus` is then `undefined`. */
  readonly claims: readonly Claim[];
  readonly timeStatus: TimeStatus | undefined;
  /** The positions of a signed token's parts in the field. */
  readonly parts: readonly TextMark[];
  /** Names that are both in the header and in the payload. */
  readonly namesInBoth: readonly string[];
}

/** Decodes a token without verifying it. `null` for an empty text. */
export function decode(
  { token: input }: Given<typeof declaration, 'decode'>,
  context: Pick<Context, 'now' | 'timeZone'>,
): Result<DecodedToken | null, TokenError> {
  const token = parseToken(input);
  if (!token.ok) return token;
  if (!token.value) return ok(null);
  const clock = { now: context.now(), timeZone: context.timeZone };
  const { header, isEncrypted, payload: bytes, isUnencoded } = token.value;
  const payload = bytes && (isUnencoded ? asText(bytes) : readPayload(bytes));
  const claims = payload?.json?.kind === 'object' ? payload.json : undefined;
  const algorithm = memberText(header.json, 'alg') ?? '';

  const headerParameters = readMembers(header.json).map(({ name, value }) => ({
    name,
    value,
    meaning: registeredHeaderParameters.find((parameter) => parameter === name),
  }));
  const describedClaims = claims ? describeClaims(claims, clock) : [];
  const claimNames = new Set(describedClaims.map(({ name }) => name));

  return ok({
    kind: isEncrypted ? 'encrypted' : algorithm === UNSECURED ? 'unsecured' : 'signed',
    algorithm: isEncrypted ? [algorithm, memberText(header.json, 'enc')].filter(Boolean).join(', ') : algorithm,
    knownAlgorithm: isEncrypted ? undefined : findAlgorithm(algorithm),
    header: header.text,
    headerParameters,
    payload: payload?.shown,
    claims: describedClaims,
    timeStatus: claims && timeStatusOf(claims, clock.now),
    parts: tokenParts(input),
    namesInBoth: headerParameters.map(({ name }) => name).filter((name) => claimNames.has(name)),
  });
}

interface ReadPayload {
  readonly json: JsonNode | undefined;
  readonly shown: Payload;
}

function asText(bytes: Uint8Array): ReadPayload {
  const text = decodeUtf8(bytes);
  return { json: undefined, shown: text === undefined ? { text: toHex(bytes), form: 'hex' } : { text, form: 'text' } };
}

function readPayload(bytes: Uint8Array): ReadPayload {
  const part = readJsonPart(decodeUtf8(bytes) ?? '');
  return part.ok ? { json: part.value.json, shown: { text: part.value.text, form: 'json' } } : asText(bytes);
}

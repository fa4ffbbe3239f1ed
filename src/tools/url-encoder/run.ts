import type { Given } from '#core/declaration.ts';
import { mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { decodeRepeatedly } from './decode-repeatedly.ts';
import { percentEncode } from './percent-encode.ts';

const MAX_PASSES = 10;

/** Encodes a text with `percentEncode`. */
export const encode = ({ text, rule, byLine }: Given<typeof declaration, 'encode'>) =>
  text === '' ? ok(null) : percentEncode(text, { rule, isByLine: byLine });

/** Decodes a text with `decodeRepeatedly`. */
export function decode({ encoded, plusMeansSpace, keepMalformed, repeatedly }: Given<typeof declaration, 'decode'>) {
  if (encoded === '') return ok(null);
  const decoded = decodeRepeatedly(encoded, repeatedly ? MAX_PASSES : 1, { isPlusSpace: plusMeansSpace, keepsMalformed: keepMalformed });
  return mapResult(decoded, ({ text, passes }) => ({ decoded: text, passes: String(passes) }));
}

export const run = { encode, decode } satisfies Runs<typeof declaration>;

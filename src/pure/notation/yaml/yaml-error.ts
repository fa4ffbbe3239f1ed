import type { YAMLError } from 'yaml';
import type { Result, ToolError } from '#core/result.ts';
import { textPosition } from '../../text/text-position.ts';

export type YamlErrorCode =
  | 'yamlKeyTwice'
  | 'yamlTabAsIndent'
  | 'yamlIndentWrong'
  | 'yamlPairMisplaced'
  | 'yamlPlainStart'
  | 'yamlNotClosed'
  | 'yamlValueMissing'
  | 'yamlCommaInMap'
  | 'yamlCommaInSequence'
  | 'yamlEscapeInvalid'
  | 'yamlOther'
  | 'yamlAnchorUnknown'
  | 'yamlAliasCircular'
  | 'yamlKeyNotScalar'
  | 'yamlMergeSource'
  | 'yamlBinaryInvalid'
  | 'yamlAliasesTooMany'
  | 'nestedTooDeeply';

/** A fault in a YAML text; `at` is an offset into it, and where there is none the sentence has no position. */
export interface YamlFault {
  readonly code: YamlErrorCode;
  readonly at?: number;
  readonly quoted?: Readonly<Record<string, string>>;
}

const CODES: Readonly<Record<string, YamlErrorCode>> = {
  TAB_AS_INDENT: 'yamlTabAsIndent',
  BAD_INDENT: 'yamlIndentWrong',
  BLOCK_AS_IMPLICIT_KEY: 'yamlPairMisplaced',
  MULTILINE_IMPLICIT_KEY: 'yamlPairMisplaced',
};

/** Its codes are too wide for these: what it says. */
const MESSAGES: Readonly<Record<string, YamlErrorCode>> = {
  'Implicit map keys need to be followed by map values': 'yamlValueMissing',
  'Missing , or : between flow map items': 'yamlCommaInMap',
  'Missing , or : between flow sequence items': 'yamlCommaInSequence',
};

const ESCAPE = /^Invalid escape sequence (?<sequence>.*)$/s;

// The library's MISSING_CHAR says this of quotes and of brackets at the top, its BAD_INDENT of all other brackets.
const NOT_CLOSED = /^Missing closing|end with a [\]}]$/;

/** What the library found, in our words where we have some. */
export function yamlFault({ code, pos, message }: YAMLError, text: string): YamlFault {
  const [at] = pos;
  // It catches the end of the stack and gives the engine's message.
  if (code === 'RESOURCE_EXHAUSTION') return { code: 'nestedTooDeeply' };
  if (NOT_CLOSED.test(message)) return { code: 'yamlNotClosed', at };
  if (code === 'BAD_SCALAR_START') return { code: 'yamlPlainStart', at, quoted: { character: text.charAt(at) } };
  const sequence = ESCAPE.exec(message)?.groups?.['sequence'];
  if (sequence !== undefined) return { code: 'yamlEscapeInvalid', at, quoted: { sequence } };
  const own = CODES[code] ?? MESSAGES[message];
  return own ? { code: own, at } : { code: 'yamlOther', at, quoted: { message: message.replace(/\.?$/, '') } };
}

/** The fault as an error, with `line` and `column` where it has a place. */
export const errorOf = ({ code, at, quoted }: YamlFault, text: string): ToolError<YamlErrorCode> =>
  at === undefined ? { code } : { code, at, values: { ...textPosition(text, at), ...quoted } };

export const failAt = (fault: YamlFault, text: string): Result<never, YamlErrorCode> => ({ ok: false, error: errorOf(fault, text) });

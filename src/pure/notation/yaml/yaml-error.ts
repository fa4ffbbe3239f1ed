import type { YAMLError } from 'yaml';
import type { Result, ToolError } from '#core/result.ts';
import { knownReason } from '../../text/known-reason.ts';
import { textPosition } from '../../text/text-position.ts';
import { YAML_REASONS } from './yaml-reasons.ts';

export type YamlErrorCode =
  | (typeof YAML_REASONS)[number][0]
  | (typeof CODES)[keyof typeof CODES]
  | 'yamlKeyTwice'
  | 'yamlPlainStart'
  | 'yamlOther'
  | 'yamlAnchorUnknown'
  | 'yamlAliasCircular'
  | 'yamlKeyNotScalar'
  | 'yamlMergeSource'
  | 'yamlBinaryInvalid'
  | 'yamlAliasesTooMany'
  | 'nestedTooDeeply';

/** An error in a YAML text; `at` is an offset. Without it, the message has no position. */
export interface YamlFault {
  readonly code: YamlErrorCode;
  readonly at?: number;
  readonly quoted?: Readonly<Record<string, string>>;
}

/** Error codes of the library that need only one message. `MISSING_CHAR` has several. */
const CODES = {
  TAB_AS_INDENT: 'yamlTabAsIndent',
  BAD_INDENT: 'yamlIndentWrong',
  BLOCK_AS_IMPLICIT_KEY: 'yamlPairMisplaced',
  MULTILINE_IMPLICIT_KEY: 'yamlPairMisplaced',
  ALIAS_PROPS: 'yamlAliasProperties',
  BAD_ALIAS: 'yamlNameInvalid',
  MULTIPLE_ANCHORS: 'yamlPropertyTwice',
  MULTIPLE_TAGS: 'yamlPropertyTwice',
  BLOCK_IN_FLOW: 'yamlBlockInFlow',
  KEY_OVER_1024_CHARS: 'yamlKeyTooLong',
  BAD_DIRECTIVE: 'yamlDirectiveInvalid',
  TAG_RESOLVE_FAILED: 'yamlTagInvalid',
  UNEXPECTED_TOKEN: 'yamlTextUnexpected',
} as const;

const ownCodeOf = (code: string): YamlErrorCode => CODES[code as keyof typeof CODES] ?? 'yamlOther'; // `code` may be unlisted

/** Converts a library error; `yamlOther` if it has no specific message. */
export function yamlFault({ code, pos, message }: YAMLError, text: string): YamlFault {
  const [at] = pos;
  // The library catches stack overflows and reports the engine's message.
  if (code === 'RESOURCE_EXHAUSTION') return { code: 'nestedTooDeeply' };
  if (code === 'BAD_SCALAR_START') return { code: 'yamlPlainStart', at, quoted: { character: text.charAt(at) } };
  const known = knownReason(YAML_REASONS, message);
  return known ? { code: known.code, at, quoted: known.values } : { code: ownCodeOf(code), at };
}

/** The error with its `line` and `column`, if it has a position. */
export const errorOf = ({ code, at, quoted }: YamlFault, text: string): ToolError<YamlErrorCode> =>
  at === undefined ? { code } : { code, at, values: { ...textPosition(text, at), ...quoted } };

export const failAt = (fault: YamlFault, text: string): Result<never, YamlErrorCode> => ({ ok: false, error: errorOf(fault, text) });

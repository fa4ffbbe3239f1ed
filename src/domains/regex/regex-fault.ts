import { RegExpSyntaxError, RegExpValidator } from '@eslint-community/regexpp';
import { knownReason } from '#pure/text/known-reason.ts';

/** The messages of `@eslint-community/regexpp` about a pattern, by the names of our texts in messages. */
export const REGEX_REASONS = [
  ['unterminatedGroup', 'Unterminated group'],
  ['unmatchedParenthesis', "Unmatched ')'"],
  ['nothingToRepeat', 'Nothing to repeat'],
  ['unterminatedClass', 'Unterminated character class'],
  ['rangeOutOfOrder', 'Range out of order in character class'],
  ['numbersOutOfOrder', 'numbers out of order in {} quantifier'],
  ['incompleteQuantifier', 'Incomplete quantifier'],
  ['trailingBackslash', '\\ at end of pattern'],
  ['invalidEscape', /^Invalid (?:unicode )?escape$/],
  ['invalidGroup', 'Invalid group'],
  ['invalidModifiers', /^Invalid empty flags$|^Duplicated flag /],
  ['loneBrackets', 'Lone quantifier brackets'],
  ['invalidGroupName', 'Invalid capture group name'],
  ['repeatedGroupName', 'Duplicate capture group name'],
  ['unknownGroupName', /^Invalid named (?:capture referenced|reference)$/],
  ['invalidProperty', 'Invalid property name'],
  ['classAsRangeEnd', 'Invalid character class'],
  ['characterInClass', 'Invalid character in character class'],
  ['setOperation', 'Invalid set operation in character class'],
  ['stringsInNegatedClass', 'Negated character class may contain strings'],
  ['unterminatedStrings', 'Unterminated class string disjunction'],
] as const;

type RegexReason = (typeof REGEX_REASONS)[number][0] | 'unreadable';

/** The location and reason of an invalid pattern: the `position` from 1, and `fault`, the name of our message. */
export interface RegexFault {
  readonly at: number;
  readonly values: { readonly position: number; readonly fault: RegexReason };
}

/**
 * Finds the error in a pattern that the browser has rejected with these flags. Uses a parser, because the messages of browsers differ.
 * Returns `undefined` if the parser finds no error: the pattern is too large, or has syntax that the browser does not support.
 */
export function regexFault(pattern: string, flags: string): RegexFault | undefined {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  try {
    new RegExpValidator().validatePattern(pattern, 0, pattern.length, modes);
    return undefined;
  } catch (error) {
    // Any other error: the recursive parser ran out of stack on a deeply nested pattern.
    if (!(error instanceof RegExpSyntaxError)) return undefined;
    const { message, index: at } = error;
    return { at, values: { position: at + 1, fault: reasonIn(message, pattern) } };
  }
}

/** The parser's message is `Invalid regular expression: /<pattern>/<flags>: <reason>`. */
function reasonIn(message: string, pattern: string): RegexReason {
  const reason = message.slice(`Invalid regular expression: /${pattern}/`.length).replace(/^[a-z]*: /, '');
  return knownReason(REGEX_REASONS, reason)?.code ?? 'unreadable';
}

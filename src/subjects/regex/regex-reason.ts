import { knownReason } from '#pure/text/known-reason.ts';

/** What Chromium and `@eslint-community/regexpp`, which has its words, say most often of a regular expression; src/subjects/regex/messages has our texts. */
const REASONS = [
  ['unterminatedGroup', 'Unterminated group'],
  ['unmatchedParenthesis', "Unmatched ')'"],
  ['nothingToRepeat', 'Nothing to repeat'],
  ['unterminatedClass', 'Unterminated character class'],
  ['rangeOutOfOrder', 'Range out of order in character class'],
  ['numbersOutOfOrder', 'numbers out of order in {} quantifier'],
  ['trailingBackslash', '\\ at end of pattern'],
  ['invalidEscape', 'Invalid escape'],
  ['invalidGroup', 'Invalid group'],
  ['loneBrackets', 'Lone quantifier brackets'],
] as const;

type RegexFault = (typeof REASONS)[number][0];

export interface RegexReason {
  /** What the browser or the parser says, without the pattern. */
  readonly reason: string;
  /** The name of our text for it; `undefined` for what has none: the reason itself has to be shown. */
  readonly fault: RegexFault | undefined;
}

/** Why a pattern is no regular expression, from the error about it: `Invalid regular expression: /<pattern>/<flags>: <reason>`, or the reason alone. */
export function regexReason({ message }: Error, pattern: string): RegexReason {
  const intro = `Invalid regular expression: /${pattern}/`;
  const reason = message.startsWith(intro) ? message.slice(intro.length).replace(/^[a-z]*: /, '') : message;
  return { reason, fault: knownReason(REASONS, reason)?.code };
}

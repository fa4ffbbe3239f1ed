/** What the parser of mathjs says most often, without its position. */
export const SYNTAX_REASONS = [
  ['unexpectedEnd', 'Unexpected end of expression'],
  ['valueExpected', 'Value expected'],
  ['bracketExpected', /^Parenthesis (?<bracket>[)\]]) expected$/],
  ['unexpectedPart', /^Unexpected part "(?<part>.*)"$/s],
  ['unexpectedOperator', /^Unexpected operator (?<operator>.+)$/s],
] as const;

/** What mathjs says most often of an expression that can be read and has no value. */
export const EVALUATION_REASONS = [
  ['undefinedSymbol', /^Undefined symbol (?<name>.+)$/s],
  ['undefinedFunction', /^Undefined function (?<name>.+)$/s],
] as const;

export type MathjsReason = (typeof SYNTAX_REASONS | typeof EVALUATION_REASONS)[number][0];

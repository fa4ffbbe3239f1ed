/** What mathjs says most often, by code: a part of it in parentheses is the value of that name. */
const REASONS = [
  ['unexpectedEnd', /^Unexpected end of expression$/],
  ['valueExpected', /^Value expected$/],
  ['bracketExpected', /^Parenthesis (?<bracket>[)\]]) expected$/],
  ['unexpectedPart', /^Unexpected part "(?<part>.*)"$/s],
  ['unexpectedOperator', /^Unexpected operator (?<operator>.+)$/s],
] as const;

const UNDEFINED = [
  ['undefinedSymbol', /^Undefined symbol (?<name>.+)$/s],
  ['undefinedFunction', /^Undefined function (?<name>.+)$/s],
] as const;

export type KnownReason = (typeof REASONS | typeof UNDEFINED)[number][0];

interface Reason {
  readonly code: KnownReason;
  readonly values: Readonly<Record<string, string>>;
}

const find = (table: readonly (readonly [KnownReason, RegExp])[], message: string): Reason | undefined => {
  for (const [code, pattern] of table) {
    const match = pattern.exec(message);
    if (match) return { code, values: { ...match.groups } };
  }
  return undefined;
};

/** The code for a message of the parser, without its position; `undefined` where the message itself is shown. */
export const syntaxReason = (message: string): Reason | undefined => find(REASONS, message);

/** The code for a message of an expression that can be read and has no value. */
export const evaluationReason = (message: string): Reason | undefined => find(UNDEFINED, message);

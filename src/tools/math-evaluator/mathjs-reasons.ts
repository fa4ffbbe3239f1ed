/** The messages of mathjs about expressions that it cannot parse, without the position. */
export const SYNTAX_REASONS = [
  ['unexpectedEnd', 'Unexpected end of expression'],
  ['valueExpected', 'Value expected'],
  ['bracketExpected', /^(?:Parenthesis|End of matrix|Colon|Comma , or bracket) (?<bracket>[)\]:}]) expected/],
  ['unexpectedPart', /^(?:Unexpected|Syntax error in) part "(?<part>.*)"$/s],
  ['unexpectedOperator', /^Unexpected operator (?<operator>.+)$/s],
  ['digitMissing', /^Digit expected, got /],
  ['assignmentInvalid', /^Invalid left hand side of assignment operator =$|^Cannot assign to optional chain$/],
  [
    'conditionIncomplete',
    /^False part of conditional expression expected$|^The true-expression of a conditional operator may not be empty$/,
  ],
  ['escapeInvalid', /^Bad escape character |^Invalid unicode character /],
  ['quoteOpen', /^End of string (?<quote>.) expected$/s],
  ['rowsUneven', /^Column dimensions mismatch /],
  ['keyInvalid', 'Symbol or string expected as object key'],
  ['propertyMissing', /^Property name expected after /],
] as const;

/** The messages of mathjs and its number libraries about expressions without a value. The first match counts. */
export const EVALUATION_REASONS = [
  ['undefinedSymbol', /^Undefined symbol (?<name>.+)$/s],
  ['undefinedFunction', /^Undefined function (?<name>.+)$/s],
  ['notFunction', /^'(?<name>[^']+)' is not a function/],
  ['notAvailable', /^(?:Function (?=\S+ is disabled$)|No access to \w+ "|Cannot access method ")(?<name>[^\s"]+)/],
  [
    'argumentCount',
    /^(?:Too few|Too many|Wrong number of|Insufficient number of) arguments (?:in|to) function (?<name>[^\s(:]+?)(?:Scalar)?(?=[\s(:]|$)/,
  ],
  ['unitUnknown', /^Unit "(?<name>[^"]+)/],
  ['unitsMismatch', /^Units do not match|^Cannot compare units with different base/],
  ['divisorZero', /^Division by zero|^Divisor must be non zero/i],
  ['matrixSingular', /determinant is zero|matrix is singular/],
  ['indexOutside', /^Index out of range|^Index must be an integer|^Invalid index/],
  ['sizesMismatch', /dimension|square|different length|(?:same|equal) length|vectors? |mismatch/i],
  [
    'typeWrong',
    /^Unexpected type of argument|^Cannot (?:implicitly )?convert |^Unsupported |^\[DecimalError\] Invalid argument|^Invalid (?:argument|Param)$|is not a valid number|no angle|no ordering relation/i,
  ],
  ['valueUnfit', /must (?:not )?be|expect|should |must have|out of bounds|less than|^Unknown |^Invalid |empty (?:array|sequence|vectors)/i],
] as const;

export type MathjsReason = (typeof SYNTAX_REASONS | typeof EVALUATION_REASONS)[number][0];

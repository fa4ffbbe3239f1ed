/** The problems of a line, in display order. Those from `finalDot` on are warnings, except for `errorsAmongWarnings`. */
export const problemCodes = [
  'notAType',
  'notA',
  'fieldCount',
  'label',
  'name',
  'string',
  'genericLength',
  'cnameBeside',
  'twoCnames',
  'twoSoas',
  'soaNotAtTop',
  'alias',
  'nsWithoutAddress',
  'twoSpf',
  'twoDmarc',
  'underDname',
  'dsWithoutKey',
  'finalDot',
  'ttlsDiffer',
  'duplicate',
  'outside',
  'mxWithoutAddress',
  'underscore',
  'hyphen',
  'soaRetry',
  'soaExpire',
  'spfType',
  'notFollowed',
  'spfPassesAll',
  'spfAfterAll',
  'spfPtr',
  'spfLookups',
  'spfNoAll',
  'spfBlank',
  'spfMechanism',
  'spfNetwork',
  'spfTerm',
  'dmarcNoPolicy',
  'dmarcPolicy',
  'dmarcValue',
  'dmarcFirst',
  'dmarcPlace',
  'dmarcNoMailto',
  'dmarcReports',
  'dmarcNone',
  'dkimShort',
  'dkimTooShort',
  'dkimRevoked',
  'dkimKey',
  'caaTag',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

const FIRST_WARNING = problemCodes.indexOf('finalDot');

const errorsAmongWarnings: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'spfLookups',
  'spfBlank',
  'spfMechanism',
  'spfNetwork',
  'spfTerm',
  'dmarcNoPolicy',
  'dmarcPolicy',
  'dmarcValue',
  'dmarcFirst',
  'dkimTooShort',
  'dkimKey',
]);

const ranks = new Map(problemCodes.map((code, index) => [code, index]));
const rankOf = (code: ProblemCode): number => ranks.get(code) ?? 0;

export const isError = ({ code }: Pick<Problem, 'code'>): boolean => rankOf(code) < FIRST_WARNING || errorsAmongWarnings.has(code);

/** The expected form of a value, which completes the sentence `"…" is not …`. */
export type Expected =
  | 'ipv4'
  | 'ipv6'
  | 'name'
  | 'number'
  | 'hex'
  | 'base64'
  | 'base32'
  | 'ttl'
  | 'type'
  | 'algorithm'
  | 'time'
  | 'location'
  | 'parameter'
  | 'tag'
  | 'prefix'
  | 'eui48'
  | 'eui64';

export interface Problem {
  readonly code: ProblemCode;
  /** From 1. */
  readonly line: number;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Only for `notA`. */
  readonly expected?: Expected;
}

/** Sorts problems by line, then in the order of `problemCodes`. */
export const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((one, other) => one.line - other.line || rankOf(one.code) - rankOf(other.code));

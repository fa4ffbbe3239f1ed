import type { DialectOptions } from 'sql-formatter';
import { withCalledNames } from './called-names.ts';
import { withSettledComments } from './comment-places.ts';
import type { Tokens } from './dialect-formatter.ts';
import { withGenericTypes, withGluedNames, withInnerDelimiters, withQuotedNames, withTightColons } from './glued-tokens.ts';
import { withNames } from './name-places.ts';
import { withPipeClauses } from './pipe-clauses.ts';

/** What the tokens of a text are where they stand: sql-formatter looks at each by itself. */
export function readTokens(tokens: Tokens, dialect: DialectOptions, options: { readonly hasLeadingCommas: boolean }): Tokens {
  const steps = [withGluedNames, withGenericTypes, withInnerDelimiters, withTightColons, withQuotedNames, withPipeClauses, withNames];
  const read = steps.reduce((before, step) => step(before), tokens);
  return withSettledComments(withCalledNames(read, dialect), options);
}

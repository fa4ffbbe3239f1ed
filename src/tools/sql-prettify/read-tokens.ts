import type { DialectOptions } from 'sql-formatter';
import { withCalledNames } from './called-names.ts';
import { withSettledComments } from './comment-places.ts';
import type { Tokens } from './dialect-formatter.ts';
import { type TypeCase, withGenericTypes, withGluedNames, withInnerDelimiters, withQuotedNames, withTightColons } from './glued-tokens.ts';
import { withNames } from './name-places.ts';
import { withPipeClauses } from './pipe-clauses.ts';

export interface Reading {
  readonly hasLeadingCommas: boolean;
  readonly dataTypeCase: TypeCase;
}

/** Corrects token types based on adjacent tokens, because sql-formatter classifies each token separately. */
export function readTokens(tokens: Tokens, dialect: DialectOptions, { hasLeadingCommas, dataTypeCase }: Reading): Tokens {
  const joined = withInnerDelimiters(withGenericTypes(withGluedNames(tokens), dataTypeCase));
  const named = withNames(withPipeClauses(withQuotedNames(withTightColons(joined))));
  return withSettledComments(withCalledNames(named, dialect), { hasLeadingCommas });
}

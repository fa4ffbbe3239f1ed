import { retyped, type Token, type Tokens } from './dialect-formatter.ts';

const joined = (pipe: Token, word: Token): Token => {
  const clause = { ...pipe, raw: `${pipe.raw} ${word.raw}`, text: `${pipe.raw} ${word.raw.toUpperCase().replaceAll(/\s+/g, ' ')}` };
  return retyped(clause, 'RESERVED_CLAUSE');
};

/** Joins each `|>` with the following keyword to form the beginning of a clause. */
export function withPipeClauses(tokens: Tokens): Tokens {
  if (!tokens.some(({ raw }) => raw === '|>')) return tokens;
  const changed: Tokens = [];
  for (const token of tokens) {
    const before = changed.at(-1);
    if (before?.raw === '|>' && /^[A-Za-z]/.test(token.raw)) changed[changed.length - 1] = joined(before, token);
    else if (token.raw === '|>') changed.push(retyped(token, 'RESERVED_CLAUSE'));
    else changed.push(token);
  }
  return changed;
}

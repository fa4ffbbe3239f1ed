import type { Rule } from './rule.ts';

/**
 * A call whose name is neither cased nor followed by a space: sql-formatter has one for the functions it knows, but not after a dot.
 * The name is a token of type `ARRAY_IDENTIFIER`, the node that of `name[1]` with other brackets.
 */
const CALL: Rule = {
  name: 'array_subscript',
  symbols: [{ type: 'ARRAY_IDENTIFIER' }, '_', 'parenthesis'],
  postprocess: ([name, comments, parenthesis]) => ({
    type: 'array_subscript',
    array: {
      type: 'identifier',
      quoted: false,
      text: (name as { readonly text: string }).text,
      ...((comments as readonly unknown[]).length > 0 && { trailingComments: comments }),
    },
    parenthesis,
  }),
};

/** The rules of sql-formatter's grammar with that of a call; any other grammar unchanged. */
export const withCallRule = (rules: readonly Rule[]): readonly Rule[] =>
  rules.some(({ name }) => name === CALL.name) ? [...rules, CALL] : rules;

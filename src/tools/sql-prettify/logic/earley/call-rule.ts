import type { Rule } from './rule.ts';

/**
 * A call whose name keeps its case and has no space after it. sql-formatter has such a rule for known functions, but not after a dot. The
 * name is a token of type `ARRAY_IDENTIFIER`, and the node is like that of `name[1]` with different brackets.
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

/** Adds the call rule to the grammar of sql-formatter. Returns any other grammar unchanged. */
export const withCallRule = (rules: readonly Rule[]): readonly Rule[] =>
  rules.some(({ name }) => name === CALL.name) ? [...rules, CALL] : rules;

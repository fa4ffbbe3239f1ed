import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row } from '#core/outputs.ts';

const notations = { number: row(), numeral: row(), withParentheses: row(), unicode: row(), breakdown: row() };

export const notationNames = namesOf(notations);

export const declaration = declareTool({
  inputs: { text: text({ singleLine: true, example: 'XLII', sample: 'MCMXCIV' }) },
  options: {},
  outputs: notations,
  operations: { convert: { takes: ['text'], gives: notationNames, thread: 'main', perLine: true, isIdempotent: true } },
});

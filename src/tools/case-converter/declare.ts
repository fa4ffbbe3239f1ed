import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row } from '#core/outputs.ts';

/** In page order. */
const cases = {
  lower: row(),
  upper: row(),
  camel: row(),
  pascal: row(),
  snake: row(),
  constant: row(),
  kebab: row(),
  train: row(),
  cobol: row(),
  dot: row(),
  path: row(),
  none: row(),
  flat: row(),
  capital: row(),
  title: row(),
  sentence: row(),
  mocking: row(),
  inverted: row(),
};

export type CaseName = keyof typeof cases;

export const caseNames = namesOf(cases);

export const declaration = declareTool({
  inputs: { text: text({ sample: 'lorem ipsum dolor sit amet', rows: 4 }) },
  options: {},
  outputs: cases,
  operations: { convert: { takes: ['text'], gives: caseNames, thread: 'worker', perLine: true, isIdempotent: true } },
});

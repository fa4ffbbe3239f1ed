import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text, whole } from '#core/fields.ts';
import { table, textOutput } from '#core/outputs.ts';

const options = {
  numberType: choice(['decimal', 'float', 'fraction'], 'decimal'),
  angles: choice(['radians', 'degrees'], 'radians'),
  significantDigits: whole({ min: 1, max: 64, initial: 20 }),
};

export const declaration = declareTool({
  inputs: { expression: text({ sample: 'a = 0.1 + 0.2\na * 100\n5 inch to cm' }) },
  options,
  // What the list of functions is searched for.
  fromPage: { query: text() },
  outputs: {
    result: textOutput({ file: 'result.txt' }),
    lines: table(['number', 'expression', 'result']),
    functions: table(['syntax', 'description'], { marks: ['isFunction'] }),
  },
  operations: {
    evaluate: {
      takes: ['expression', ...namesOf(options)],
      gives: ['result', 'lines'],
      thread: 'worker',
      // A short evaluation may end by itself when the visitor types on, since a new worker has to load mathjs anew.
      graceMs: 200,
      // Some expressions never end.
      limitMs: 5000,
    },
    listFunctions: {
      takes: [],
      says: ['query'],
      mayLack: ['query'],
      gives: ['functions'],
      thread: 'worker', // where mathjs is
      begins: 'on request',
      isInternal: true,
    },
  },
});

import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text, integer } from '#core/fields.ts';
import { table, textOutput } from '#core/outputs.ts';

const options = {
  numberType: choice(['decimal', 'float', 'fraction'], 'decimal'),
  angles: choice(['radians', 'degrees'], 'radians'),
  significantDigits: integer({ min: 1, max: 64, initial: 20 }),
};

export const declaration = declareTool({
  inputs: { expression: text({ sample: 'a = 0.1 + 0.2\na * 100\n5 inch to cm' }) },
  options,
  // The search text for the list of functions.
  uiInputs: { query: text() },
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
      // Lets a short evaluation finish while the visitor types, because a new worker must load mathjs again.
      graceMs: 200,
      // Some expressions never end.
      timeoutMs: 5000,
    },
    listFunctions: {
      takes: [],
      presentsWith: ['query'],
      optional: ['query'],
      gives: ['functions'],
      thread: 'worker', // mathjs is loaded there
      trigger: 'submit',
      uiOnly: true,
    },
  },
});

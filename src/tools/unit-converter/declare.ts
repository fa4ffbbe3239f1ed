import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text, integer } from '#core/fields.ts';
import { row, table, textOutput } from '#core/outputs.ts';

/** The details of a single line. */
const rows = { readAs: row(), base: row(), dimension: row({ isProse: true }), factor: row({ isOptional: true }) };

/** In display order. */
export const rowNames = namesOf(rows);

const outputs = {
  converted: textOutput(),
  ...rows,
  units: table(['unit', 'value', 'name', 'kind', 'definition'], { marks: ['isRounded'], file: 'units.csv' }),
  results: table(['line', 'input', 'converted'], { marks: ['isRounded'], file: 'converted.csv' }),
};

export const declaration = declareTool({
  inputs: {
    quantity: text({ rows: 4, sample: '5 ft 11 in' }),
    target: text({ singleLine: true, sample: 'cm' }),
  },
  options: {
    gallons: choice(['us', 'imperial'], 'us'),
    significantDigits: integer({ min: 1, max: 40, initial: 12 }),
  },
  outputs: { ...outputs, swappedQuantity: textOutput(), swappedTarget: textOutput() },
  operations: {
    convert: {
      takes: ['quantity', 'target', 'gallons', 'significantDigits'],
      gives: namesOf(outputs),
      thread: 'worker',
      debounceMs: 50,
      readsReference: true,
      perLine: true,
    },
    swap: {
      takes: ['quantity', 'target', 'gallons', 'significantDigits'],
      gives: ['swappedQuantity', 'swappedTarget'],
      thread: 'worker',
      debounceMs: 50,
      uiOnly: true,
    },
  },
});

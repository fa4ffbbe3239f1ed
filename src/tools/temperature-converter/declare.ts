import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text, whole } from '#core/fields.ts';
import { row } from '#core/outputs.ts';

/** In the order of the page. */
const temperatures = {
  kelvin: row(),
  celsius: row(),
  fahrenheit: row(),
  rankine: row(),
  delisle: row(),
  newton: row(),
  reaumur: row(),
  romer: row(),
};

export const scales = namesOf(temperatures);

export const declaration = declareTool({
  // One temperature and the scale it was typed in: what stands in the fields of the other scales follows from them.
  inputs: { temperature: text({ initial: '20' }), scale: choice(scales, 'celsius') },
  options: { decimalPlaces: whole({ min: 0, max: 12, initial: 4 }) },
  outputs: temperatures,
  operations: {
    convert: {
      takes: ['temperature', 'scale', 'decimalPlaces'],
      gives: scales,
      thread: 'main',
      perLine: true,
      isIdempotent: true,
      lawsHoldWhere: { scale: /^kelvin$/ },
    },
  },
});

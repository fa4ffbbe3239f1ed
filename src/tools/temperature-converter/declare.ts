import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text, integer } from '#core/fields.ts';
import { row } from '#core/outputs.ts';

/** In display order. */
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
  // One temperature and its scale. The fields of the other scales display converted values.
  inputs: { temperature: text({ initial: '20' }), scale: choice(scales, 'celsius') },
  options: { decimalPlaces: integer({ min: 0, max: 12, initial: 4 }) },
  outputs: temperatures,
  operations: {
    convert: {
      takes: ['temperature', 'scale', 'decimalPlaces'],
      gives: scales,
      thread: 'main',
      perLine: true,
      isIdempotent: true,
      propertiesHoldWhere: { scale: /^kelvin$/ },
    },
  },
});

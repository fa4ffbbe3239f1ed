import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row } from '#core/outputs.ts';

/** In display order. */
const notations = {
  dottedDecimal: row(),
  decimal: row(),
  hexadecimal: row(),
  binary: row(),
  octal: row(),
  mapped: row(),
  mappedHex: row(),
  mappedFull: row(),
  sixToFour: row(),
  nat64: row(),
  reverseName: row(),
  ipClass: row(),
  type: row({ isProse: true }),
};

export const notationNames = namesOf(notations);

export const declaration = declareTool({
  inputs: { address: text({ singleLine: true, sample: '192.168.1.1' }) },
  options: {},
  outputs: { readAs: row({ isProse: true }), ...notations },
  operations: {
    convert: {
      takes: ['address'],
      gives: [...notationNames, 'readAs'],
      thread: 'main',
      perLine: true,
      isIdempotent: true,
    },
  },
});

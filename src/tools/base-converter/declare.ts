import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text, integer } from '#core/fields.ts';
import { row } from '#core/outputs.ts';
import { LARGEST_BASE, SMALLEST_BASE } from './digits.ts';

const base = { min: SMALLEST_BASE, max: LARGEST_BASE };

const notations = { binary: row(), octal: row(), decimal: row(), hexadecimal: row(), base64: row(), custom: row() };

/** The views of a number with a fixed number of bits. */
const bitViews = { bits: row(), unsigned: row(), signed: row(), bigEndian: row(), littleEndian: row() };

/** The names in page order. */
export const notationNames = namesOf(notations);
export const bitViewNames = namesOf(bitViews);

export const declaration = declareTool({
  inputs: { number: text({ singleLine: true, example: '0xFF', sample: '0xFF' }) },
  options: {
    inputBase: integer({ ...base, initial: 10 }),
    customBase: integer({ ...base, initial: 36 }),
    letterCase: choice(['lower', 'upper'], 'lower'),
    groupDigits: flag(false),
    showPrefixes: flag(false),
    bitWidth: choice(['off', '8', '16', '32', '64', '128'], 'off'),
  },
  advancedOptions: ['bitWidth', 'groupDigits', 'showPrefixes'],
  outputs: { usedBase: row(), ...notations, ...bitViews, float: row() },
  operations: {
    convert: {
      takes: ['number', 'inputBase', 'customBase', 'letterCase', 'groupDigits', 'showPrefixes', 'bitWidth'],
      gives: [...notationNames, 'usedBase', ...bitViewNames, 'float'],
      thread: 'worker',
      perLine: true,
      isIdempotent: true,
      propertiesHoldWhere: { inputBase: /^2$/ },
    },
  },
});

import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { uiOutput, row, textOutput } from '#core/outputs.ts';
import type { ModeBit } from './mode-bits.ts';

const inputs = { permissions: text({ initial: '755' }), path: text({ singleLine: true, initial: 'path' }) };
const options = { type: choice(['file', 'directory'], 'file'), recursive: flag(false, { aliases: ['isRecursive'] }) };

/** The mode in its notations, and in words. */
const mode = {
  octal: row(),
  symbolic: row(),
  clauses: row(),
  umask: row(),
  owner: row({ isProse: true }),
  group: row({ isProse: true }),
  others: row({ isProse: true }),
  specialBits: row({ isProse: true }),
};
/** Includes the bits for the grid of checkboxes. */
const outputs = { command: textOutput(), symbolicCommand: textOutput(), ...mode, bits: uiOutput<readonly ModeBit[]>() };

export const modeNames = namesOf(mode);

export const declaration = declareTool({
  inputs,
  options,
  outputs,
  operations: {
    describe: { takes: [...namesOf(inputs), ...namesOf(options)], gives: namesOf(outputs), thread: 'main', perLine: true },
  },
});

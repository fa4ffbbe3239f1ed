import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { textEncodings } from '#pure/bytes/text-encoding.ts';
import { bytePrefixes, numberBases } from './number-base.ts';

const options = {
  base: choice(numberBases, 'binary'),
  encoding: choice(textEncodings, 'UTF-8'),
  separator: text({ singleLine: true, initial: ' ' }),
  prefix: choice(bytePrefixes, 'none'),
};

export const declaration = declareTool({
  inputs: { text: text({ sample: 'Hello' }), bytes: text({ example: '01001000 01101001', sample: '01001000 01101001' }) },
  options,
  outputs: { encoded: textOutput({ isMany: true, file: 'bytes.txt' }), decoded: textOutput({ file: 'decoded.txt' }) },
  operations: {
    encode: {
      takes: ['text', ...namesOf(options)],
      gives: ['encoded'],
      thread: 'worker',
      perLine: true,
      inverse: 'decode',
      propertiesHoldWhere: { prefix: /^none$/, separator: /^(?:-|[\s,;:_|]+)$/ },
    },
    decode: { takes: ['bytes', 'base', 'encoding'], gives: ['decoded'], thread: 'worker', perLine: true },
  },
});

import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { textEncodings } from '#pure/bytes/text-encoding.ts';

const options = {
  encoding: choice(textEncodings, 'UTF-8'),
  urlSafe: flag(false),
  padding: flag(true),
  lineLength: choice(['unbroken', '64', '76'], 'unbroken'),
};

export const declaration = declareTool({
  inputs: { text: text({ sample: 'Hello, 世界!' }), base64: text({ example: 'SGVsbG8=', sample: 'SGVsbG8sIOS4lueVjCE=' }) },
  options,
  outputs: {
    encoded: textOutput({ file: 'base64.txt' }),
    decoded: textOutput({ file: 'decoded.txt' }),
    bytes: textOutput({ isMany: true, file: 'bytes.txt' }),
  },
  operations: {
    encode: { takes: ['text', ...namesOf(options)], gives: ['encoded'], thread: 'worker', perLine: true, inverse: 'decode' },
    decode: { takes: ['base64', 'encoding'], gives: ['decoded', 'bytes'], thread: 'worker', perLine: true },
  },
});

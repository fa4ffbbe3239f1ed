import { declareTool } from '#core/declaration.ts';
import { choice, file, secret, text } from '#core/fields.ts';
import { row, rows } from '#core/outputs.ts';
import { digestEncodings } from '#domains/digests/digest-encoding.ts';
import { hashFunctions } from './hash-functions.ts';

export const declaration = declareTool({
  inputs: {
    // The text is often a password, so it is handled as a secret. It is not masked, so that line breaks are visible.
    text: secret({ isMasked: false, sample: 'The quick brown fox jumps over the lazy dog' }),
    file: file(),
    expected: text({ singleLine: true, example: 'd41d8cd98f00b204e9800998ecf8427e' }),
  },
  options: {
    inputType: choice(['text', 'file'], 'text'),
    encoding: choice(digestEncodings, 'hexLower'),
    functions: choice(['all', 'common'], 'all'),
  },
  outputs: { digests: rows({ by: 'functions', labels: hashFunctions }), byteCount: row(), matches: row() },
  operations: {
    digest: {
      takes: ['text', 'file', 'inputType', 'functions'],
      presentsWith: ['encoding', 'expected'],
      gives: ['digests', 'byteCount', 'matches'],
      thread: 'worker',
      perLine: true,
    },
  },
});

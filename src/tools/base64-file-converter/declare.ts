import { declareTool } from '#core/declaration.ts';
import { choice, file, text } from '#core/fields.ts';
import { bytes, row, textOutput } from '#core/outputs.ts';
import { snippetFormats } from './snippet.ts';

export const declaration = declareTool({
  inputs: {
    // An image of 1 × 1 pixel.
    base64: text({
      example: 'data:text/plain;base64,SGVsbG8=',
      sample: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    }),
    file: file(),
    fileName: text({ singleLine: true, initial: 'file' }),
    extension: text({ singleLine: true, example: 'png' }),
  },
  options: { outputFormat: choice(snippetFormats, 'dataUri') },
  outputs: {
    base64: textOutput({ file: 'file.txt' }),
    sourceType: row(),
    sourceSize: row(),
    base64Length: row(),
    decodedFile: bytes('file.bin'),
    detectedType: row(),
    decodedSize: row(),
    downloadName: row(),
  },
  operations: {
    encode: {
      takes: ['file'],
      presentsWith: ['outputFormat'],
      gives: ['base64', 'sourceType', 'sourceSize', 'base64Length'],
      thread: 'worker',
    },
    decode: {
      takes: ['base64'],
      presentsWith: ['fileName', 'extension'],
      gives: ['decodedFile', 'detectedType', 'decodedSize', 'downloadName'],
      thread: 'worker',
    },
  },
});

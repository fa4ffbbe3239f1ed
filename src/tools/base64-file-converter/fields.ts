import { choice, defineInputs, defineOptions, file, text } from '#core/fields.ts';
import { snippetFormats } from './snippet.ts';

export const inputs = defineInputs({
  // A dot of 1 × 1 pixel.
  base64: text({
    sample: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  }),
  file: file(),
  fileName: text({ initial: 'file' }),
  extension: text(),
});

export const options = defineOptions({ outputFormat: choice(snippetFormats, 'dataUri') });

import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';

test.each([
  ['en', 28, 19, ['28 bytes', '19 bytes', '9 bytes (32.1%)']],
  ['en', 2000, 1999, ['2,000 bytes', '1,999 bytes', '1 byte (0.1%)']],
  ['en', 1, 3, ['1 byte', '3 bytes', '-2 bytes (-200.0%)']], // as a literal
  ['de', 28, 19, ['28\u00a0Byte', '19\u00a0Byte', '9\u00a0Byte (32,1\u00a0%)']],
] as const)('describes in %s the savings from minifying %d bytes to %d', (language, originalBytes, minifiedBytes, sentences) => {
  const texts = { t: toolTexts('json-minify', language), language };
  const { originalSize, minifiedSize, saved } = presenters.minify({ minified: '', notices: [], originalBytes, minifiedBytes }, {}, texts);
  expect([originalSize, minifiedSize, saved]).toEqual(sentences);
});

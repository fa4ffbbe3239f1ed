import { declareTool } from '#core/declaration.ts';
import { choice, file, text, integer } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const each = { takes: ['text'], gives: ['stars'], thread: 'worker' } as const;

export const declaration = declareTool({
  inputs: { text: text({ sample: 'a*b' }) },
  options: {
    logo: file(), // no link can carry it
    size: integer({ min: 1, max: 3, initial: 9, aliases: ['style'] }),
    style: choice(['plain', 'two words', 'two words'], 'plain'),
  },
  outputs: { stars: textOutput() },
  operations: {
    addStar: { ...each, isIdempotent: true },
    throwSometimes: each,
    sayUnknownCode: each,
    doubleStars: { ...each, inverse: 'halveStars' },
    halveStars: each,
  },
});

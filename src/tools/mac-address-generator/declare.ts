import { declareTool } from '#core/declaration.ts';
import { choice, text, integer } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: { prefix: text({ singleLine: true, example: '64:16:7F', sample: '64:16:7F' }) },
  options: {
    quantity: integer({ min: 1, max: 10_000, initial: 1 }),
    addressKind: choice(['localUnicast', 'universalUnicast', 'any'], 'localUnicast'),
    letterCase: choice(['upper', 'lower'], 'upper', { valueAliases: { uppercase: 'upper', lowercase: 'lower' } }),
    separator: choice(['colon', 'hyphen', 'dot', 'none'], 'colon'),
  },
  outputs: { addresses: textOutput({ isMany: true, file: 'mac-addresses.txt' }) },
  operations: {
    generate: {
      takes: ['prefix', 'quantity', 'addressKind'],
      presentsWith: ['letterCase', 'separator'],
      gives: ['addresses'],
      thread: 'main',
      trigger: 'generate',
    },
    // A separate operation, so that a wrong prefix is reported even if the quantity is also wrong.
    readPrefix: { takes: ['prefix'], gives: [], thread: 'main', uiOnly: true },
  },
});

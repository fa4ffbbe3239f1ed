import { choice, defineInputs, defineOptions, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({ prefix: text({ sample: '64:16:7F' }) });

export const options = defineOptions({
  quantity: whole({ min: 1, max: 10_000, initial: 1 }),
  addressKind: choice(['localUnicast', 'universalUnicast', 'any'], 'localUnicast'),
  letterCase: choice(['uppercase', 'lowercase'], 'uppercase'),
  separator: choice(['colon', 'hyphen', 'dot', 'none'], 'colon'),
});

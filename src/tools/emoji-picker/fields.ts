import { choice, defineInputs, defineOptions, text } from '#core/fields.ts';
import { toneOptions } from './describe-emoji.ts';

export const inputs = defineInputs({
  search: text(),
  group: choice(['all', 'smileys', 'people', 'animals', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'], 'all'),
});

export const options = defineOptions({ tone: choice(toneOptions, 'default') });

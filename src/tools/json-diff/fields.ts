import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  before: text({ accepts: 'json', sample: '{"foo":"bar","list":[1,2]}' }),
  after: text({ accepts: 'json', sample: '{"foo":"buz","list":[1,2,3],"baz":"qux"}' }),
});

export const options = defineOptions({
  arrays: choice(['aligned', 'byPosition', 'ignoreOrder'], 'aligned'),
  matchBy: text(),
  onlyDifferences: flag(false),
});

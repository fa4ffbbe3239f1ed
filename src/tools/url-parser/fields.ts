import { defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  url: text({
    accepts: 'url',
    sample: 'https://user:pa%20ss@例え.jp:443/docs/a%20b?tag=x&tag=y&empty=&redirect=https%3A%2F%2Fexample.org%2F%3Fa%3D1#part-2',
  }),
  base: text({ accepts: 'url' }),
});

export const options = defineOptions({ plusMeansSpace: flag(true) });

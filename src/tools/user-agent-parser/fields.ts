import { defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({
  userAgents: text({
    sample: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
  }),
});

export const options = defineOptions({});

import { choice, defineInputs, defineOptions, secret } from '#core/fields.ts';

export const inputs = defineInputs({ password: secret({ isLinkable: false, sample: 'Tr0ub4dour&3' }) });

export const options = defineOptions({
  attackSpeed: choice(['throttledLogin', 'online', 'slowHash', 'fastHash', 'fastHashGpu'], 'fastHashGpu'),
});

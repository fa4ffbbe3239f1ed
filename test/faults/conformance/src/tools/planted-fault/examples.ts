import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [{ operation: 'addStar', inputs: { text: 'a' }, output: 'a**' }];

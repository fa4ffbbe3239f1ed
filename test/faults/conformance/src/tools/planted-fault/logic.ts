import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import { inputs } from './fields.ts';

type Inputs = ValuesOf<typeof inputs>;

const common = { inputs, options: {}, produces: 'text', thread: ['worker', 'main'] as const } as const;
const plain = { ...common, thread: common.thread[0] };

export const operations = {
  throwSometimes: defineOperation({
    ...plain,
    run: ({ text }: Inputs) => {
      if (text.includes('*')) throw new Error('planted');
      return ok(text);
    },
  }),
  sayUnknownCode: defineOperation({ ...plain, run: ({ text }: Inputs) => (text === '' ? ok(text) : fail('codeWithoutSentence')) }),
  addStar: defineOperation({ ...plain, isIdempotent: true, run: ({ text }: Inputs) => ok(`${text}*`) }),
  doubleStars: defineOperation({ ...plain, inverse: 'halveStars', run: ({ text }: Inputs) => ok(text.replaceAll('*', '**')) }),
  dropStars: defineOperation({ ...plain, run: ({ text }: Inputs) => ok(text.replace(/\*+$/, '')) }),
  halveStars: defineOperation({ ...plain, run: ({ text }: Inputs) => ok(text.replaceAll('*', '')) }),
};

import { defineOperation } from '#core/operation.ts';
import { describeIban } from './describe-iban.ts';
import { inputs, options } from './fields.ts';

export const operations = {
  describe: defineOperation({ inputs, options, produces: 'text', thread: 'main', run: ({ iban }) => describeIban(iban) }),
};

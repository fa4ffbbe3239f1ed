import { defineOperation } from '#core/operation.ts';
import { countryOrDefault } from './countries.ts';
import { describePhoneNumber } from './describe-phone-number.ts';
import { inputs, options } from './fields.ts';

export const operations = {
  describe: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'main',
    run: ({ number }, { defaultCountry }) => describePhoneNumber(number, countryOrDefault(defaultCountry, 'en-US')),
  }),
};

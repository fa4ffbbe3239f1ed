import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { computeOtp } from './compute-otp.ts';
import { inputs, options } from './fields.ts';

export const operations = {
  generate: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'main',
    run: (given, wish, { now }) => {
      const { secret, moment, check, codes, list, keyUri } = computeOtp({ ...given, ...wish }, now().getTime());
      if (secret?.ok === false) return secret;
      if (moment?.ok === false) return moment;
      if (check?.ok === false) return check;
      return ok({ codes, list, check: check?.value, keyUri });
    },
  }),
};

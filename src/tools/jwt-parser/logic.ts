import { defineOperation } from '#core/operation.ts';
import { decodeToken } from './decode.ts';
import { inputs, options } from './fields.ts';
import { checkSignature } from './signature.ts';

export const operations = {
  decode: defineOperation({
    inputs: { token: inputs.token },
    options: {},
    produces: 'json',
    thread: 'worker',
    run: ({ token }, _options, { now }) =>
      decodeToken(token, { now: now(), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
  }),
  verify: defineOperation({ inputs, options, produces: 'text', thread: 'worker', run: checkSignature }),
};

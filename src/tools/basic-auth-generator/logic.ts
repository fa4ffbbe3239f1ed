import { defineOperation } from '#core/operation.ts';
import { parseBasicCredentials } from './basic-credentials.ts';
import { formatBasicHeader } from './basic-header.ts';
import { inputs, options } from './fields.ts';

const { username, password, headerToDecode } = inputs;

export const operations = {
  generate: defineOperation({ inputs: { username, password }, options, produces: 'text', thread: 'main', run: formatBasicHeader }),
  decode: defineOperation({
    inputs: { headerToDecode },
    options: {},
    produces: 'text',
    thread: 'main',
    run: (given) => parseBasicCredentials(given.headerToDecode),
  }),
};

import { defineOperation } from '#core/operation.ts';
import { inputs, options } from './fields.ts';
import { writeMetaTags } from './meta-tags.ts';

export const operations = {
  write: defineOperation({ inputs, options, produces: 'html', thread: 'main', run: writeMetaTags }),
};

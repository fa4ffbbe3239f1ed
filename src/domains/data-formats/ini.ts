import { choice, flag } from '#core/fields.ts';
import { defineFormat } from './format.ts';

export const ini = defineFormat({
  id: 'ini',
  extension: 'ini',
  example: 'key = value',
  readOptions: {
    nestedSections: flag(false),
    repeatedKeys: choice(['last', 'list'], 'last'),
    detectTypes: flag(false),
    inlineComments: flag(false),
  },
  writeOptions: {
    arrays: choice(['brackets', 'repeated', 'json'], 'brackets'),
    nullValues: choice(['leaveOut', 'emptyString', 'error'], 'leaveOut'),
    spaces: flag(true),
    sortKeys: flag(false),
  },
});

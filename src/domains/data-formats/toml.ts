import { choice, flag, text } from '#core/fields.ts';
import { defineFormat } from './format.ts';

export const toml = defineFormat({
  id: 'toml',
  extension: 'toml',
  example: 'key = "value"',
  readOptions: {},
  writeOptions: {
    nullValues: choice(['leaveOut', 'emptyString', 'error'], 'leaveOut'),
    topLevelKey: text(),
    datesFromStrings: flag(false),
    sortKeys: flag(false),
  },
});

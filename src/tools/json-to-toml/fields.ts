import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  json: text({ accepts: 'json', sample: '{"title": "Site", "owner": {"name": "Tom", "born": "1979-05-27"}, "ratio": 1.0}' }),
});

export const options = defineOptions({
  nullValues: choice(['leaveOut', 'emptyString', 'error'], 'leaveOut'),
  topLevelKey: text(),
  datesFromStrings: flag(false),
  sortKeys: flag(false),
});

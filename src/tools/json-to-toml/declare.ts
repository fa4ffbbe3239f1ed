import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  nullValues: choice(['leaveOut', 'emptyString', 'error'], 'leaveOut'),
  topLevelKey: text(),
  datesFromStrings: flag(false),
  sortKeys: flag(false),
};

export const declaration = declareTool({
  inputs: { json: text({ accepts: 'json', sample: '{"title": "Site", "owner": {"name": "Tom", "born": "1979-05-27"}, "ratio": 1.0}' }) },
  options,
  outputs: { toml: textOutput({ type: 'toml', file: 'output.toml' }) },
  operations: { convert: { takes: ['json', ...namesOf(options)], gives: ['toml'], thread: 'worker' } },
});

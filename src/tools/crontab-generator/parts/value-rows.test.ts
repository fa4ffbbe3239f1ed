import { expect, test } from 'vitest';
import { toolTexts } from '../../../../test/tool-texts.ts';
import { parseSchedule } from '../parse-schedule.ts';
import { valueRows } from './value-rows.ts';

const names = ['dayOfMonth', 'month'] as const;

// The short names of the months are those of CLDR.
test.each([
  ['en', ['1, 15', 'Jan, Feb']],
  ['de', ['1, 15', 'Jan, Feb']],
  ['zh', ['1、15', '1月、2月']],
] as const)('the values of a field are a list of the language in %s', (language, values) => {
  const parsed = parseSchedule('0 0 1,15 1,2 *', 'unix');
  const schedule = parsed.ok ? parsed.value : undefined;
  expect(valueRows(toolTexts('crontab-generator', language), { names, schedule, language }).map(({ value }) => value)).toEqual(values);
});

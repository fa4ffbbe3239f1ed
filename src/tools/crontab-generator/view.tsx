import { hasLeapSecond } from '#formats/iso-date-time.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { Select } from '#ui/select.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { timeZoneNames } from '#formats/time-zones.ts';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useLoaded } from '#workbench/use-loaded.ts';
import { useTool } from '#workbench/use-tool.ts';
import { type CronFormat, defaultExpressions } from './cron-format.ts';
import { describeSchedule } from './describe-schedule.ts';
import { shownFields } from './edited-fields.ts';
import { exampleExpression, exampleSchedules } from './example-schedules.ts';
import * as fields from './fields.ts';
import { parseStart, zoneInUse } from './list-runs.ts';
import type en from './messages/en.json';
import { noticesOf, parseSchedule } from './parse-schedule.ts';
import { FieldEditors } from './parts/field-editors.tsx';
import { localeLoader } from './parts/load-cron-locale.ts';
import { nameField } from './parts/name-field.ts';
import { useRuns } from './parts/use-runs.ts';
import { valueRows } from './parts/value-rows.ts';

export default function CrontabGenerator() {
  const tool = useTool<typeof en & ClockMessages, typeof fields>(fields);
  const { t, bind, set, inputs, options } = tool;
  const { expression, format } = inputs;
  const { language } = useToolContext();
  const loadedLocale = useLoaded(localeLoader(language));
  const locale = language === 'en' ? 'en' : loadedLocale;
  const timeZone = useHydrated() ? zoneInUse(options.timeZone) : '';
  const parsed = parseSchedule(expression, format);
  const schedule = valueOf(parsed);
  const outcome = useRuns({ ...inputs, timeZone: options.timeZone, runs: options.runs });
  const { names } = shownFields(expression, format, undefined);
  const command = schedule?.command ?? '';

  const chooseFormat = (next: CronFormat) => {
    if (expression === defaultExpressions[format]) set('expression', defaultExpressions[next]);
    set('format', next);
  };

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <ChoiceField {...bind('format')} onChange={chooseFormat} />
        <TextField {...bind('expression', nameField(t, parsed), outcome)} isMonospace />
        <FieldEditors tool={tool} />
        <SelectField
          name="examples"
          label={t('view.examples')}
          options={[
            { value: '', label: t('view.chooseExample') },
            ...exampleSchedules.map((example) => ({
              value: exampleExpression(example, format),
              label: t(`view.exampleSchedules.${example.name}`),
            })),
          ]}
          value={exampleSchedules.map((example) => exampleExpression(example, format)).find((each) => each === expression) ?? ''}
          onChange={(chosen) => chosen !== '' && set('expression', chosen)}
        />
        <FieldRow>
          <SwitchField {...bind('verbose')} />
          <SwitchField {...bind('clock24')} />
        </FieldRow>
        <div className="grid gap-x-4 gap-y-1 *:min-w-0 sm:grid-cols-2">
          <Select {...bind('timeZone')} value={timeZone} options={timeZoneNames([timeZone].filter((name) => name !== ''))} isSearchable />
          <NumberField {...bind('runs')} />
          <TextField {...bind('startFrom', parseStart(inputs.startFrom))} isMonospace />
        </div>
      </div>
      <div className="grid content-start gap-3">
        <ResultRows
          rows={[
            {
              label: t('outputs.description'),
              value: schedule && locale ? describeSchedule(schedule, { locale, verbose: options.verbose, clock24: options.clock24 }) : '',
              isProse: true,
            },
            ...valueRows(t, { names, schedule, language }),
            ...(command === '' ? [] : [{ label: t('outputs.command'), value: command }]),
          ]}
        />
        <Notices
          notices={[
            ...(hasLeapSecond(inputs.startFrom) ? [t('view.notices.leapSecond')] : []),
            ...(schedule ? noticesOf(schedule).map((notice) => t(`view.notices.${notice}`)) : []),
          ]}
        />
        <ToolOutput label={t('outputs.nextRuns')} value={valueOf(outcome)?.text ?? ''} isMultiline rows={8} fileName="runs.txt" />
      </div>
    </ToolColumns>
  );
}

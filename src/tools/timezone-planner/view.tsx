import type { ClockMessages } from '#domains/clock/clock-messages.ts';
import { SelectField } from '#ui/choice/select-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { TableSection } from '#ui/table/table-section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { DayGrid } from './parts/day-grid.tsx';
import { ZoneAge } from './parts/zone-age.tsx';
import { run } from './run.ts';

const { probeZones } = run;

/** Minimum widths that keep times on one line. */
const looks = {
  localTime: { minWidth: '9rem' },
  day: { minWidth: '9rem' },
  zone: { minWidth: '10rem' },
  nextChange: { minWidth: '15rem' },
  start: { minWidth: '9rem' },
};

export default function TimezonePlanner() {
  const tool = useTool<typeof en & ClockMessages>()(declaration, { main: { probeZones }, presenters });
  const { bind, show, notices, job, more, values } = tool;
  const { label: timesLabel, ...times } = show('times');
  const { label: bestLabel, ...best } = show('bestTimes');
  const { label: occurrencesLabel, ...occurrences } = show('occurrenceList');

  return (
    <Stack gap="wide">
      <ToolColumns
        options={
          <OptionFields {...more}>
            <NumberField {...bind('duration')} />
            <TextField {...bind('workingHours')} />
            <SelectField {...bind('workingDays')} />
            <SelectField {...bind('exportFormat')} />
          </OptionFields>
        }
        optionsAreAbout="all"
      >
        <Stack>
          <TextField {...bind('places')} isMultiline isMonospace rows={6} isAutosized />
          <SwitchField {...bind('rememberPlaces')} />
        </Stack>
        <Stack>
          <TextField {...bind('meeting')} isMonospace />
          <FieldRow>
            <SelectField {...bind('repeats')} />
            {values.repeats !== 'never' && <NumberField {...bind('occurrences')} />}
          </FieldRow>
          <TextField {...bind('title')} />
        </Stack>
      </ToolColumns>
      <Stack gap="small">
        <TableSection {...times} columns={withColumns(times.columns, looks)} heading={timesLabel} maxHeight="none" />
        <Notices notices={notices('convert')} />
        <JobRoom job={job('convert')} />
      </Stack>
      <DayGrid tool={tool} />
      <ToolColumns>
        <Stack gap="large">
          <TableSection {...best} columns={withColumns(best.columns, looks)} heading={bestLabel} maxHeight="none" />
          {values.repeats !== 'never' && (
            <Stack gap="small">
              <ResultRows label={occurrencesLabel} rows={[show('shiftedOccurrences')]} />
              <TableSection {...occurrences} heading={occurrencesLabel} maxHeight="28rem" />
            </Stack>
          )}
        </Stack>
        <ToolOutput {...show('invitation')} isMultiline rows={8} />
      </ToolColumns>
      <ZoneAge tool={tool} />
    </Stack>
  );
}

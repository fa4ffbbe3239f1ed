import type { ClockMessages } from '#domains/clock/clock-messages.ts';
import { rowOptions } from '#ui/choice/row-options.ts';
import { Select } from '#ui/choice/select.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { additionNames, declaration, differenceNames } from './declare.ts';
import type en from './messages/en.json';
import { DurationSums } from './parts/duration-sums.tsx';
import { Question } from './parts/question.tsx';
import { run } from './run.ts';

const { sum: _inWorker, ...main } = run;

export default function DateCalculator() {
  const tool = useTool<typeof en & ClockMessages>()(declaration, { main, presenters });
  const { t, bind, show, notices, more } = tool;
  const zones = rowOptions(show('zones').rows, ({ name }) => ({ value: name, label: name }));

  return (
    <Stack gap="wide">
      <ToolColumns
        options={
          <OptionFields {...more}>
            <Select {...bind('timeZone')} value={show('usedZone').value} options={zones} isSearchable />
            <SwitchField {...bind('countLastDay')} />
            <SelectField {...bind('weekend')} />
          </OptionFields>
        }
        optionsAreAbout="all"
      >
        <Question title={t('view.differenceQuestion')} notices={notices('difference')} rows={differenceNames.map(show)}>
          <TextField {...bind('fromDate')} isMonospace />
          <TextField {...bind('toDate')} isMonospace />
        </Question>
        <Question title={t('view.additionQuestion')} notices={notices('add')} rows={additionNames.map(show)}>
          <TextField {...bind('startDate')} isMonospace />
          <TextField {...bind('shift')} isMonospace />
        </Question>
        <Stack>
          <TextField {...bind('holidays')} isMultiline isMonospace rows={4} isAutosized />
          <SwitchField {...bind('rememberHolidays')} />
        </Stack>
      </ToolColumns>
      <DurationSums tool={tool} />
    </Stack>
  );
}

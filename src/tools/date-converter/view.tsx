import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { rowOptions } from '#ui/choice/row-options.ts';
import { Select } from '#ui/choice/select.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { OutputBeside } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, formatNames } from './declare.ts';
import type en from './messages/en.json';
import { NowButton } from './parts/now-button.tsx';
import { OtherClocks } from './parts/other-clocks.tsx';
import { OtherReadings } from './parts/other-readings.tsx';
import { run } from './run.ts';

export default function DateConverter() {
  const tool = useTool<typeof en>()(declaration, { main: run, presenters });
  const { t, bind, show, notices } = tool;
  const zones = rowOptions(show('zones').rows, ({ name }) => ({ value: name, label: name }));

  return (
    <OutputBeside output={<ResultRows label={t('view.formats')} rows={formatNames.map(show)} />}>
      <Stack>
        <TextField {...bind('dateTime')} isMonospace />
        <NowButton tool={tool} />
        <SelectField {...bind('inputFormat')} />
        <Select {...bind('timeZone')} value={show('usedZone').value} options={zones} isSearchable />
        <Notices notices={notices()} />
      </Stack>
      <Stack gap="wide">
        <OtherClocks tool={tool} zones={zones} />
        <OtherReadings tool={tool} />
      </Stack>
    </OutputBeside>
  );
}

import { CodeField } from '#ui/code/code-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { countNames, declaration } from './declare.ts';
import type en from './messages/en.json';
import { FrequencyTable } from './parts/frequency-table.tsx';
import { countNothing, measure } from './quick-counts.ts';

export default function TextStatistics() {
  const { t, bind, show, job } = useTool<typeof en>()(declaration, { main: { measure, countNothing }, presenters });
  return (
    <ToolColumns>
      <Stack>
        <CodeField {...bind('text')} rows={12} />
        <FieldRow>
          <NumberField {...bind('readingSpeed')} />
          <NumberField {...bind('speakingSpeed')} />
        </FieldRow>
        <JobRoom job={job('count')} />
        <FrequencyTable t={t} show={show} />
      </Stack>
      <ResultRows label={t('view.statistics')} rows={countNames.map(show)} />
    </ToolColumns>
  );
}

import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { WithOptions } from '#ui/layout/with-options.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { ResultsTable } from './parts/results-table.tsx';
import { SuiteList } from './parts/suite-list.tsx';

export default function BenchmarkBuilder() {
  const { t, bind, show, job, notices, more } = useTool<typeof en>()(declaration, { presenters });
  return (
    <Stack gap="large">
      <WithOptions
        options={
          <OptionFields {...more}>
            <TextField {...bind('unit')} />
            <ChoiceField {...bind('betterIs')} />
            <ChoiceField {...bind('varianceType')} />
            <NumberField {...bind('decimalPlaces')} />
          </OptionFields>
        }
      >
        <Stack gap="large">
          <SuiteList t={t} bind={bind} />
          <Notices notices={notices()} />
        </Stack>
      </WithOptions>
      <ResultsTable t={t} show={show} />
      <JobProgress job={job('rank')} />
      <ChoiceField {...bind('exportFormat')} />
      <ToolOutput {...show('export')} isMultiline rows={8} />
    </Stack>
  );
}

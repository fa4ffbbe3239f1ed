import { CodeField } from '#ui/code/code-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { ExplanationTable } from './parts/explanation-table.tsx';
import { ProblemTable } from './parts/problem-table.tsx';
import { RecordTable } from './parts/record-table.tsx';
import { SpfTest } from './parts/spf-test.tsx';

export default function DnsRecords() {
  const tool = useTool<typeof en>()(declaration, { presenters });
  const { t, bind, show, job } = tool;
  return (
    <Stack gap="large">
      <ToolColumns>
        <Stack>
          <CodeField {...bind('records')} rows={16} />
          <FieldRow>
            <TextField {...bind('origin')} isMonospace />
            <SelectField {...bind('format')} />
          </FieldRow>
          <FieldRow>
            <TextField {...bind('sender')} isMonospace />
            <TextField {...bind('mailFrom')} isMonospace />
          </FieldRow>
          <JobRoom job={job('read')} />
        </Stack>
        <Stack gap="large">
          <ResultRows rows={[show('readAs'), show('zone'), show('recordCount'), show('errorCount'), show('warningCount')]} />
          <ProblemTable {...show('problems')} emptyText={show('readAs').value === '' ? undefined : t('view.noProblems')} />
          <SpfTest tool={tool} />
        </Stack>
      </ToolColumns>
      <RecordTable {...show('recordList')} />
      <ExplanationTable tool={tool} />
      <ToolOutput {...show('converted')} isMultiline rows={12} />
    </Stack>
  );
}

import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { answer } from './answer.ts';
import { caseNames, declaration } from './declare.ts';
import type en from './messages/en.json';

export default function CaseConverter() {
  const { bind, show, job, notices } = useTool<typeof en>()(declaration, { answer });
  return (
    <Stack gap="large">
      <Stack gap="tight">
        <TextField {...bind('text')} isMultiline rows={4} />
        <JobProgress job={job('convert')} />
        <Notices notices={notices()} />
      </Stack>
      <ResultRows rows={caseNames.map(show)} />
    </Stack>
  );
}

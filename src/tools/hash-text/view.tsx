import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FileField } from '#ui/file/file-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function HashText() {
  const { bind, show, job, values } = useTool<typeof en>()(declaration, { presenters });
  return (
    <ToolColumns
      options={
        <>
          <ChoiceField {...bind('inputType')} />
          <ChoiceField {...bind('encoding')} />
          <ChoiceField {...bind('functions')} />
        </>
      }
    >
      <Stack>
        {values.inputType === 'file' ? <FileField {...bind('file')} /> : <CodeField {...bind('text')} rows={8} />}
        <TextField {...bind('expected')} isMonospace />
        {values.expected?.trim() && <Verdict {...show('matches')} />}
        <ResultRows rows={[show('byteCount')]} />
        <JobRoom job={job('digest')} />
      </Stack>
      <ResultRows {...show('digests')} />
    </ToolColumns>
  );
}

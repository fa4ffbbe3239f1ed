import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { main } from './main.ts';
import type en from './messages/en.json';

export default function HmacGenerator() {
  const { bind, show, job, values } = useTool<typeof en>()(declaration, { main, presenters });
  return (
    <ToolColumns>
      <Stack>
        <CodeField {...bind('message')} rows={6} />
        <ChoiceField {...bind('messageEncoding')} />
        <TextField {...bind('key')} isMonospace isRevealedInitially />
        <ChoiceField {...bind('keyEncoding')} />
        <SelectField {...bind('hashFunction')} />
      </Stack>
      <Stack>
        <ChoiceField {...bind('outputEncoding')} labelPosition="top" />
        <ToolOutput {...show('hmac')} isMultiline isAutosized rows={3} />
        <TextField {...bind('expected')} isMonospace />
        {values.expected?.trim() && <Verdict {...show('matches')} />}
        <ResultRows rows={[show('keySize')]} />
        <JobRoom job={job('authenticate')} />
      </Stack>
    </ToolColumns>
  );
}

import { CodeField } from '#ui/code/code-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { main } from './main.ts';
import type en from './messages/en.json';
import { EncryptionOptions } from './parts/encryption-options.tsx';
import { ResultFacts } from './parts/result-facts.tsx';
import { SecretFields } from './parts/secret-fields.tsx';

export default function Encryption() {
  const tool = useTool<typeof en>()(declaration, { main, presenters });
  const { bind, show, job, values } = tool;
  const { direction } = values;
  const { label, value, fileName, placeholder } = show('result');

  return (
    <ToolColumns options={<EncryptionOptions tool={tool} />}>
      <Stack>
        <CodeField {...bind('input')} rows={8} />
        <SecretFields tool={tool} />
      </Stack>
      <Stack>
        {direction === 'encrypt' ? (
          <ToolCodeOutput {...show('result')} rows={8} />
        ) : (
          <CodeField {...{ label, value, fileName, placeholder }} rows={8} isReadOnly />
        )}
        <ResultFacts tool={tool} />
        <JobRoom job={job(direction)} />
      </Stack>
    </ToolColumns>
  );
}

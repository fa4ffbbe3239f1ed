import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { MemberTable } from './parts/member-table.tsx';
import { TokenPart } from './parts/token-part.tsx';

export default function JwtParser() {
  const tool = useTool<typeof en>()(declaration, { presenters });
  const { t, bind, show, job } = tool;
  const decoding = job('decode');
  const payload = show('payload');

  return (
    <Stack gap="wide">
      <ToolColumns>
        <Stack>
          <CodeField {...bind('token')} rows={8} />
          <TextField {...bind('key')} isSecret={false} isMultiline isMonospace rows={5} />
          <ChoiceField {...bind('secretEncoding')} />
          <JobProgress job={decoding.isSlow ? decoding : job('verify')} />
        </Stack>
        <Stack gap="large">
          <TokenPart part="third">
            <Verdict {...show('signature')} />
          </TokenPart>
          <ResultRows rows={[show('tokenType'), show('algorithm'), show('timeStatus')]} />
          <TokenPart part="first">
            <CodeField isReadOnly {...show('header')} language="json" rows={5} />
          </TokenPart>
          {show('tokenType').value !== t('view.tokenTypes.encrypted') && (
            <TokenPart part="second">
              <CodeField isReadOnly {...payload} language={payload.produces === 'json' ? 'json' : 'text'} rows={9} />
            </TokenPart>
          )}
        </Stack>
      </ToolColumns>
      <MemberTable tool={tool} of="headerParameters" />
      <MemberTable tool={tool} of="claims" />
    </Stack>
  );
}

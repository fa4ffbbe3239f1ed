import { CodeField } from '#ui/code/code-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#workbench/answer/job-room.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { ToolCodeOutput } from '#workbench/answer/tool-code-output.tsx';
import { ToolLink } from '#workbench/tool/tool-link.tsx';
import { ToolOutput } from '#workbench/answer/tool-output.tsx';
import { answer } from './answer.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { Diagram } from './parts/diagram.tsx';
import { ExpressionField } from './parts/expression-field.tsx';
import { MatchesTable } from './parts/matches-table.tsx';
import { NewSample } from './parts/new-sample.tsx';

export default function RegexTester() {
  const tool = useTool<typeof en>()(declaration, { answer });
  const { t, bind, show, job, notices, values } = tool;
  const tooLarge = job('diagram').error;

  return (
    <Stack gap="large">
      <ExpressionField tool={tool} />
      <ToolColumns>
        <Stack gap="small">
          <CodeField {...bind('text')} rows={10} />
          <Stack gap="tight">
            <SwitchField {...bind('replace')} />
            {values.replace && (
              <>
                <TextField {...bind('replacement')} isMonospace />
                <ToolCodeOutput {...show('replaced')} rows={6} />
              </>
            )}
          </Stack>
        </Stack>
        <Stack gap="small">
          <ResultRows rows={[show('count')]} />
          <MatchesTable tool={tool} />
          <Notices notices={notices()} />
          <JobRoom job={job('match')} />
        </Stack>
      </ToolColumns>
      <Stack gap="tight">
        <Diagram tool={tool} />
        <Notices notices={tooLarge === undefined ? [] : [tooLarge]} />
      </Stack>
      <ToolColumns>
        <ToolCodeOutput {...show('json')} language="json" rows={12} />
        <Stack gap="large">
          <Stack gap="tight">
            <ToolOutput {...show('sample')} isMultiline rows={2} />
            <NewSample tool={tool} />
          </Stack>
          <p>
            <ToolLink toolId="regex-memo">{t('view.cheatsheet')}</ToolLink>
          </p>
        </Stack>
      </ToolColumns>
    </Stack>
  );
}

import { CodeField } from '#ui/code/code-field.tsx';
import { Collapse } from '#ui/layout/collapse.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { Diagram } from './parts/diagram.tsx';
import { ExpressionField } from './parts/expression-field.tsx';
import { MatchesTable } from './parts/matches-table.tsx';
import { NewSample } from './parts/new-sample.tsx';

export default function RegexTester() {
  const tool = useTool<typeof en>()(declaration, { presenters });
  const { t, bind, show, job, notices, values } = tool;
  const tooLarge = job('diagram').error;
  const json = show('json');
  const sample = show('sample');

  return (
    <Stack gap="large">
      <ExpressionField tool={tool} />
      <Stack gap="tight">
        <Diagram tool={tool} />
        <Notices notices={tooLarge === undefined ? [] : [tooLarge]} />
      </Stack>
      <ToolColumns>
        <CodeField {...bind('text')} rows={10} />
        <Stack gap="small">
          <ResultRows rows={[show('count')]} />
          <MatchesTable tool={tool} />
          <Notices notices={notices()} />
          <JobRoom job={job('match')} />
        </Stack>
      </ToolColumns>
      <Stack gap="tight">
        <SwitchField {...bind('replace')} />
        {values.replace && (
          <ToolColumns>
            <TextField {...bind('replacement')} isMonospace />
            <ToolCodeOutput {...show('replaced')} rows={6} />
          </ToolColumns>
        )}
        <Collapse title={json.label}>
          <ToolCodeOutput {...json} language="json" rows={12} />
        </Collapse>
        <Collapse title={sample.label}>
          <ToolOutput {...sample} isMultiline rows={2} />
          <NewSample tool={tool} />
        </Collapse>
      </Stack>
      <p>
        <ToolLink toolId="regex-memo">{t('view.cheatsheet')}</ToolLink>
      </p>
    </Stack>
  );
}

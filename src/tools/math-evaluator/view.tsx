import { useRef } from 'react';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField, type CodeFieldHandle } from '#ui/code/code-field.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { FunctionPanel } from './parts/function-panel.tsx';
import { LinesTable } from './parts/lines-table.tsx';

export default function MathEvaluator() {
  const tool = useTool<typeof en>()(declaration, { presenters });
  const { t, bind, show, job, notices } = tool;
  const expression = useRef<CodeFieldHandle>(null);

  return (
    <ToolColumns
      options={
        <>
          <ChoiceField {...bind('numberType')} />
          <ChoiceField {...bind('angles')} />
          <NumberField {...bind('significantDigits')} />
        </>
      }
    >
      <Stack gap="small">
        <CodeField {...bind('expression')} ref={expression} rows={8} />
        <FunctionPanel tool={tool} onInsert={(before, after) => expression.current?.insert(before, after)} />
      </Stack>
      <Stack gap="small">
        <ToolOutput {...show('result')} isMultiline isAutosized rows={2} />
        <Notices notices={notices()} />
        {show('lines').rows.length > 1 && <LinesTable t={t} show={show} />}
        <JobRoom job={job('evaluate')} />
      </Stack>
    </ToolColumns>
  );
}

import { FieldRow } from '#ui/field-row.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Stack } from '#ui/stack.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { usePageFileDrop } from '#workbench/use-page-file-drop.ts';
import { answer } from './answer.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { TypeTable } from './parts/type-table.tsx';
import { run } from './run.ts';

export default function MimeTypes() {
  const tool = useTool<typeof en>()(declaration, { main: run, answer });
  const { bind, show } = tool;
  const field = bind('search');
  usePageFileDrop(([file]) => file && field.onReplace?.(file.name));

  return (
    <Stack gap="large">
      <ToolColumns>
        <Stack gap="tight">
          <TextField {...field} />
          <FieldRow>
            <SelectField {...bind('topLevelType')} />
            <SwitchField {...bind('withExtensions')} />
          </FieldRow>
        </Stack>
        <div>
          <ResultRows rows={[show('preferred'), show('contentType'), show('shown')]} />
        </div>
      </ToolColumns>
      <TypeTable tool={tool} />
    </Stack>
  );
}

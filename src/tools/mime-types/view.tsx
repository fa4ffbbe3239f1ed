import { FieldRow } from '#ui/layout/field-row.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { usePageFileDrop } from '#tool-ui/page/use-page-file-drop.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { TypeTable } from './parts/type-table.tsx';
import { run } from './run.ts';

export default function MimeTypes() {
  const tool = useTool<typeof en>()(declaration, { main: run, presenters });
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

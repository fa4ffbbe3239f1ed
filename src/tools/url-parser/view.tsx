import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration, partNames } from './declare.ts';
import type en from './messages/en.json';
import { AddressFields } from './parts/address-fields.tsx';
import { ParametersTable } from './parts/parameters-table.tsx';
import { run } from './run.ts';

export default function UrlParser() {
  const tool = useTool<typeof en>()(declaration, { main: run, presenters });
  const { bind, show } = tool;
  return (
    <Stack gap="large">
      <AddressFields tool={tool} />
      <ToolColumns>
        <ResultRows rows={partNames.map(show)} />
        <Stack gap="large">
          <ParametersTable tool={tool} onParse={(value) => bind('url').onReplace?.(value)} />
          <ToolCodeOutput {...show('queryAsJson')} language="json" rows={8} />
        </Stack>
      </ToolColumns>
    </Stack>
  );
}

import { Stack } from '#ui/layout/stack.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { FactTables } from './parts/fact-tables.tsx';
import { useFactGroups } from './parts/use-fact-groups.ts';

export default function DeviceInformation() {
  const { t } = useTool<typeof en>()(declaration, {});
  const { groups, report } = useFactGroups(t);

  return (
    <Stack gap="wide">
      <FactTables groups={groups} />
      <ToolOutput label={t('view.report')} value={report} isMultiline rows={12} fileName="device-report.md" produces="markdown" />
    </Stack>
  );
}

import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration, factNames } from './declare.ts';
import type en from './messages/en.json';
import { CaptureArea } from './parts/capture-area.tsx';
import { RecentKeys } from './parts/recent-keys.tsx';
import { TouchKeyboard } from './parts/touch-keyboard.tsx';
import { useKeyPresses } from './parts/use-key-presses.ts';
import { run } from './run.ts';

export default function KeycodeInfo() {
  const tool = useTool<typeof en>()(declaration, { main: run, presenters });
  const { t, show } = tool;
  const clear = useKeyPresses(tool);

  return (
    <Stack gap="wide">
      <ToolColumns>
        <Stack>
          <CaptureArea {...{ t, show }} />
          <TouchKeyboard label={t('view.touchKeyboard')} />
          <ToolOutput {...show('condition')} />
        </Stack>
        <ResultRows rows={factNames.map(show)} />
      </ToolColumns>
      <RecentKeys tool={tool} onClear={clear} />
    </Stack>
  );
}

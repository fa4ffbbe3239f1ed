import { ResultRows } from '#ui/result-rows.tsx';
import { Stack } from '#ui/stack.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { CaptureArea } from './parts/capture-area.tsx';
import { keyRows } from './parts/key-rows.ts';
import { RecentKeys } from './parts/recent-keys.tsx';
import { TouchKeyboard } from './parts/touch-keyboard.tsx';
import { useKeyPresses } from './parts/use-key-presses.ts';

export default function KeycodeInfo() {
  const { t, language } = useTool<typeof en>()(declaration, {});
  const { last, condition, recent, clear } = useKeyPresses();

  return (
    <Stack gap="wide">
      <ToolColumns>
        <Stack>
          <CaptureArea t={t} press={last} />
          <TouchKeyboard label={t('view.touchKeyboard')} />
          <ToolOutput label={t('view.condition')} value={condition} />
        </Stack>
        <ResultRows rows={keyRows(t, last, language)} />
      </ToolColumns>
      <RecentKeys t={t} recent={recent} onClear={clear} />
    </Stack>
  );
}

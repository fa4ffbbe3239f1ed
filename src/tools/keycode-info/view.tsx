import { Button } from '#ui/button.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { conditionOf } from './logic.ts';
import type en from './messages/en.json';
import { CaptureArea } from './parts/capture-area.tsx';
import { keyRows } from './parts/key-rows.ts';
import { RecentKeys } from './parts/recent-keys.tsx';
import { TouchKeyboard } from './parts/touch-keyboard.tsx';
import { useKeyPresses } from './parts/use-key-presses.ts';

export default function KeycodeInfo() {
  const { t } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const { last, recent, clear } = useKeyPresses();

  return (
    <div className="grid grid-cols-1 gap-6">
      <ToolColumns>
        <div className="grid content-start gap-3">
          <CaptureArea t={t} press={last} />
          <TouchKeyboard label={t('view.touchKeyboard')} />
          <ToolOutput label={t('outputs.condition')} value={last ? conditionOf(last) : ''} />
        </div>
        <ResultRows rows={keyRows(t, last, language)} />
      </ToolColumns>
      <section>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-semibold">{t('outputs.recent')}</h2>
          <Button size="small" icon="trash" isDisabled={recent.length === 0} onClick={clear}>
            {t('view.clearHistory')}
          </Button>
        </div>
        <RecentKeys t={t} recent={recent} />
      </section>
    </div>
  );
}

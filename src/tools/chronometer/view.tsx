import { Button } from '#ui/button/button.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { ToolForm } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { ElapsedTime } from './parts/elapsed-time.tsx';
import { LapsTable } from './parts/laps-table.tsx';
import { useChronometer } from './parts/use-chronometer.ts';

export default function Chronometer() {
  const { t } = useTool<typeof en>()(declaration, {});
  const { chronometer, isRunning, laps, csv, toggle, takeLap, reset } = useChronometer(t);

  // A single button that changes, so that it keeps the focus.
  const startOrStop = isRunning ? { icon: 'player-pause', children: t('view.stop') } : { icon: 'player-play', children: t('view.start') };

  return (
    <ToolForm>
      <ElapsedTime label={t('view.elapsed')} chronometer={chronometer} />
      <ButtonRow>
        <Button data-command="run" size="large" tone="primary" className="min-w-28" onClick={toggle} {...startOrStop} />
        {isRunning && (
          <Button size="large" icon="flag" className="min-w-28" onClick={takeLap}>
            {t('view.lap')}
          </Button>
        )}
        <Button size="large" icon="rotate" onClick={reset}>
          {t('view.reset')}
        </Button>
      </ButtonRow>
      <p className="keyboard-hint text-sm text-ink-soft">{t('view.keys')}</p>
      <LapsTable t={t} laps={laps} />
      {laps.length > 0 && <ToolOutput label={t('view.csv')} value={csv} isMultiline rows={6} fileName="laps.csv" produces="csv" />}
    </ToolForm>
  );
}

import { loadTemporal } from '#pure/time/temporal.ts';
import { Button } from '#ui/button/button.tsx';
import { readClock } from '#tool-ui/clock/page-clock.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { writeNow } from '../write-now.ts';

interface NowButtonProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'bind' | 'show' | 'values' | 'set'>;
}

/** Inserts the current moment into the field, with fractions of a second. */
export function NowButton({ tool: { t, bind, show, values, set } }: NowButtonProps) {
  const timeZone = show('usedZone').value;
  const refusesIso = values.inputFormat !== 'auto' && values.inputFormat !== 'iso8601';

  const fillNow = async () => {
    const nowMs = readClock().wallMs;
    if (refusesIso) set('inputFormat', 'auto');
    bind('dateTime').onReplace?.(writeNow({ temporal: await loadTemporal(), timeZone, nowMs }));
  };

  return (
    <div>
      <Button icon="clock" onClick={() => void fillNow()} isDisabled={timeZone === ''}>
        {t('view.now')}
      </Button>
    </div>
  );
}

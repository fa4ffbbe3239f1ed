import { hasLeapSecond } from '#formats/iso-date-time.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolForm } from '#ui/tool-columns.tsx';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';
import { estimateRows } from './parts/estimate-rows.ts';
import { useEstimate } from './parts/use-estimate.ts';
import { formatPeriod } from './format-duration.ts';

export default function EtaCalculator() {
  const { t, bind, inputs, options } = useTool<typeof en & ClockMessages, typeof fields>(fields);
  const { language } = useToolContext();
  const outcome = useEstimate(inputs, options);
  const found = valueOf(outcome);
  const { totalAmount: total, amountPerPeriod: amount, alreadyDone: done, period } = inputs;
  const isFromSpeed = options.estimateFrom === 'speed';
  const times = isFromSpeed ? [inputs.startedAt] : [inputs.startedAt, inputs.asOf];

  return (
    <ToolForm>
      <ChoiceField {...bind('estimateFrom')} />
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <TextField {...bind('totalAmount', outcome)} />
        {isFromSpeed ? <TextField {...bind('amountPerPeriod', outcome)} /> : <TextField {...bind('alreadyDone', outcome)} />}
        {isFromSpeed && (
          <>
            <NumberField {...bind('period', outcome)} />
            <SelectField {...bind('periodUnit')} />
          </>
        )}
        <TextField {...bind('startedAt', outcome)} />
        {!isFromSpeed && <TextField {...bind('asOf', outcome)} />}
      </div>
      <p className="min-h-5 text-sm text-ink-soft">
        {found &&
          (isFromSpeed
            ? t('view.speedQuestion', { total, amount, period: formatPeriod(period, options.periodUnit, language), start: found.startedAt })
            : t('view.progressQuestion', { total, done, start: found.startedAt, asOf: found.asOf }))}
      </p>
      <Notices notices={times.some(hasLeapSecond) ? [t('view.notices.leapSecond')] : []} />
      <ResultRows rows={estimateRows(t, found, language)} />
    </ToolForm>
  );
}

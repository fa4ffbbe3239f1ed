import { timeZoneNames } from '#formats/time-zones.ts';
import { Button } from '#ui/button.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { Select } from '#ui/select.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import { valueOf } from '#workbench/outcome.ts';
import { readClock } from '#workbench/page-clock.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';
import { ForeignClocks } from './parts/foreign-clocks.tsx';
import { formatRows } from './parts/format-rows.ts';
import { nameFormat } from './parts/name-format.ts';
import { OtherReadings } from './parts/other-readings.tsx';
import { useConversion } from './parts/use-conversion.ts';
import { parseTimeZones } from './time-zone-list.ts';
import { writeNow } from './write-now.ts';

export default function DateConverter() {
  const { t, bind, set, inputs, options } = useTool<typeof en & ClockMessages, typeof fields>(fields);
  const { language } = useToolContext();
  const { outcome, here } = useConversion(inputs, options);
  const found = valueOf(outcome);
  const dateTime = bind('dateTime', nameFormat(t, outcome));
  const { timeZone = '' } = here ?? {};
  const refusesIso = options.inputFormat !== 'auto' && options.inputFormat !== 'iso8601';

  const fillNow = () => {
    if (!here) return;
    if (refusesIso) set('inputFormat', 'auto');
    dateTime.onReplace?.(writeNow({ ...here, nowMs: readClock().wallMs }));
  };

  return (
    <div className="grid gap-x-6 gap-y-6 *:min-w-0 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-3">
        <TextField {...dateTime} isMonospace />
        <div>
          <Button icon="clock" onClick={fillNow} isDisabled={!here}>
            {t('view.now')}
          </Button>
        </div>
        <SelectField {...bind('inputFormat')} />
        <Select {...bind('timeZone')} value={timeZone} options={timeZoneNames([timeZone].filter((name) => name !== ''))} isSearchable />
        <Notices notices={found?.notices.map((notice) => t(`view.notices.${notice}`)) ?? []} />
      </div>
      <div className="lg:row-span-2">
        <ResultRows label={t('outputs.formats')} rows={formatRows(t, found, language)} />
      </div>
      <div className="grid content-start gap-6">
        <ForeignClocks
          t={t}
          zones={parseTimeZones(options.otherZones)}
          clocks={found?.foreignClocks ?? []}
          onChange={(zones) => set('otherZones', zones)}
        />
        <OtherReadings t={t} readings={found?.otherReadings ?? []} onChoose={(format) => set('inputFormat', format)} />
      </div>
    </div>
  );
}

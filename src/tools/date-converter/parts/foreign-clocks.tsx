import { timeZoneNames } from '#formats/time-zones.ts';
import { ControlButton } from '#ui/control-button.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { Select } from '#ui/select.tsx';
import type { Conversion } from '../convert-date-time.ts';
import { stringifyTimeZones } from '../time-zone-list.ts';
import type { Text } from './name-format.ts';

interface ForeignClocksProps {
  readonly t: Text;
  /** In the order of the table. */
  readonly zones: readonly string[];
  readonly clocks: Conversion['foreignClocks'];
  readonly onChange: (zones: string) => void;
}

/** A world clock: the same time elsewhere. */
export function ForeignClocks({ t, zones, clocks, onChange }: ForeignClocksProps) {
  const label = t('fields.otherZones.label');
  const rows = zones.map((timeZone) => ({
    label: timeZone,
    value: clocks.find((clock) => clock.timeZone === timeZone)?.time ?? '',
    action: (
      <ControlButton
        icon="x"
        aria-label={t('view.remove', { timeZone })}
        onClick={() => onChange(stringifyTimeZones(zones.filter((each) => each !== timeZone)))}
      />
    ),
  }));

  return (
    <section className="grid content-start gap-2">
      <h2 className="text-base font-semibold">{label}</h2>
      <ResultRows label={label} rows={rows} />
      <Select
        name="addTimeZone"
        label={t('view.addTimeZone')}
        value=""
        onChange={(timeZone) => onChange(stringifyTimeZones([...zones, timeZone]))}
        options={timeZoneNames().filter((name) => !zones.includes(name))}
        isSearchable
      />
    </section>
  );
}

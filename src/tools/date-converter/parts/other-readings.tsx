import type { Conversion } from '../convert-date-time.ts';
import type { DateFormat } from '../date-format.ts';
import type { Text } from './name-format.ts';

interface OtherReadingsProps {
  readonly t: Text;
  readonly readings: Conversion['otherReadings'];
  readonly onChoose: (format: DateFormat) => void;
}

/** What a number may mean, too. The button of a row is as large as the row. */
export function OtherReadings({ t, readings, onChoose }: OtherReadingsProps) {
  const label = t('outputs.otherReadings');
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-base font-semibold">{label}</h2>
      <table aria-label={label} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b text-left text-xs text-ink-soft *:py-1 *:pe-4 *:font-medium">
            <th scope="col" className="w-[1%] min-w-36">
              {t('view.format')}
            </th>
            <th scope="col">{t('view.utc')}</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ format, utc }) => (
            <tr key={format} className="relative border-b last:border-b-0 hover:bg-sunken *:py-1.5 *:pe-4 *:align-top">
              <th scope="row" className="min-w-36 text-left font-medium">
                <button type="button" className="text-left text-accent-ink after:absolute after:inset-0" onClick={() => onChoose(format)}>
                  {t(`fields.inputFormat.options.${format}`)}
                </button>
              </th>
              <td data-value className="font-mono wrap-anywhere">
                {utc}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

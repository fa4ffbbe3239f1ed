import { rowOptions } from '#ui/choice/row-options.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface OtherReadingsProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 'bind' | 'show'>;
}

/** Other possible interpretations of a number. The button of a row fills the whole row. */
export function OtherReadings({ tool: { bind, show } }: OtherReadingsProps) {
  const { label, columns, rows } = show('otherReadings');
  const { options, onChange } = bind('inputFormat');
  const choose = (format: string): void => {
    const chosen = options.find((option) => option.label === format);
    if (chosen) onChange(chosen.value);
  };

  return (
    <section className={rows.length === 0 ? 'sr-only' : 'grid content-start gap-2'}>
      <h2 className="text-base font-semibold">{label}</h2>
      <table aria-label={label} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b text-xs text-ink-soft *:py-1 *:pe-4 *:text-start *:font-medium">
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={column.name === 'format' ? 'w-[1%] min-w-[min(--spacing(36),40cqi)]' : undefined}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowOptions(rows, ({ format, utc }) => ({ value: utc, label: format })).map(({ value: utc, label: format }) => (
            <tr key={format} className="relative border-b last:border-b-0 hover:bg-sunken *:py-1.5 *:pe-4 *:align-top">
              <th scope="row" className="text-start font-medium">
                <button type="button" className="text-start text-accent-ink after:absolute after:inset-0" onClick={() => choose(format)}>
                  {format}
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

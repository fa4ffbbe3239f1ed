import type { ChoiceWithTooltip } from '#ui/choice/choices.ts';
import { ControlButton } from '#ui/button/control-button.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Select } from '#ui/choice/select.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface OtherClocksProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'show' | 'set' | 'replaceAll'>;
  readonly zones: readonly ChoiceWithTooltip[];
}

/** A world clock that displays the same time in other zones. */
export function OtherClocks({ tool: { t, show, set, replaceAll }, zones }: OtherClocksProps) {
  const { label, rows } = show('clocks');
  const shown = rows.map((clock) => clock.label);

  return (
    <section className="grid content-start gap-2">
      <h2 className="text-base font-semibold">{label}</h2>
      <ResultRows
        label={label}
        rows={rows.map((clock) => ({
          ...clock,
          action: (
            <ControlButton
              icon="x"
              aria-label={t('view.remove', { timeZone: clock.label })}
              onClick={() => replaceAll({ otherZones: shown.filter((name) => name !== clock.label).join(',') }, 'removed')}
            />
          ),
        }))}
      />
      <Select
        name="addTimeZone"
        label={t('view.addTimeZone')}
        value=""
        onChange={(timeZone) => set('otherZones', [...shown, timeZone].join(','))}
        options={zones.filter(({ value }) => !shown.includes(value))}
        isSearchable
      />
    </section>
  );
}

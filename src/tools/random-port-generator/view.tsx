import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useGenerated } from '#workbench/use-generated.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { generatePorts } from './logic.ts';
import type en from './messages/en.json';
import { type PortRange, portRanges, rangeOf } from './port-ranges.ts';

export default function RandomPortGenerator() {
  const { t, bind, set, options } = useTool<typeof en, typeof fields>(fields);
  const { outcome, redraw } = useGenerated(generatePorts, options);

  const chooseRange = (range: PortRange) => {
    set('range', range);
    if (range === 'custom') return;
    set('min', portRanges[range].min);
    set('max', portRanges[range].max);
  };
  const bindBound = (name: 'min' | 'max') => {
    const bound = bind(name, outcome);
    const onChange = (typed: string) => {
      set('range', 'custom');
      bound.onChange(typed);
    };
    return { ...bound, onChange };
  };

  return (
    <ToolColumns>
      <div className="grid content-start gap-1">
        <NumberField {...bind('quantity', outcome)} />
        <div className="pb-3">
          <ChoiceField {...bind('range')} labelPosition="top" value={rangeOf(options)} onChange={chooseRange} />
        </div>
        <div className="grid gap-x-6 sm:grid-cols-2">
          <NumberField {...bindBound('min')} />
          <NumberField {...bindBound('max')} />
        </div>
        <div className="grid gap-1 pb-3">
          <SwitchField {...bind('avoidWellKnown')} />
          <SwitchField {...bind('avoidBlocked')} />
          <SwitchField {...bind('isSorted')} />
        </div>
        <ChoiceField {...bind('separator')} />
      </div>
      <div className="grid content-start gap-3">
        <ToolOutput label={t('outputs.ports')} value={valueOf(outcome) ?? ''} isMultiline rows={12} fileName="ports.txt" />
        <div>
          <Button icon="refresh" onClick={redraw}>
            {t('view.refresh')}
          </Button>
        </div>
      </div>
    </ToolColumns>
  );
}

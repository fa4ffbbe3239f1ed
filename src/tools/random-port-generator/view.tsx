import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { FieldGrid } from '#ui/layout/field-grid.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { Regenerate } from '#tool-ui/outputs/regenerate.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { portRanges } from './port-ranges.ts';
import { run } from './run.ts';

export default function RandomPortGenerator() {
  const { bind, show, job, set, values, more } = useTool<typeof en>()(declaration, { main: run });
  const { range = 'custom', min, max } = values;
  const possible = range === 'custom' ? [] : [portRanges[range], portRanges.user];
  const isNamed = possible.some((bounds) => bounds.min === min && bounds.max === max);

  const chooseRange = (chosen: typeof range) => {
    set('range', chosen);
    if (chosen === 'custom') return;
    set('min', portRanges[chosen].min);
    set('max', portRanges[chosen].max);
  };
  const bindBound = (name: 'min' | 'max') => {
    const bound = bind(name);
    const onChange = (typed: string) => {
      set('range', 'custom');
      bound.onChange(typed);
    };
    return { ...bound, onChange };
  };

  return (
    <ToolColumns>
      <Stack gap="tight">
        <NumberField {...bind('quantity')} />
        <div className="pb-3">
          <ChoiceField {...bind('range')} labelPosition="top" value={isNamed ? range : 'custom'} onChange={chooseRange} />
        </div>
        <FieldGrid columnGap="wide">
          <NumberField {...bindBound('min')} />
          <NumberField {...bindBound('max')} />
        </FieldGrid>
        <OptionFields {...more}>
          <SwitchField {...bind('avoidWellKnown')} />
          <SwitchField {...bind('avoidBlocked')} />
          <SwitchField {...bind('sort')} />
          <ChoiceField {...bind('separator')} />
        </OptionFields>
      </Stack>
      <Stack>
        <ToolOutput {...show('ports')} isMultiline rows={12} />
        <Regenerate job={job('generate')} />
      </Stack>
    </ToolColumns>
  );
}

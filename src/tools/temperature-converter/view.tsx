import { FieldGrid } from '#ui/layout/field-grid.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ToolForm } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { declaration, scales } from './declare.ts';
import type en from './messages/en.json';
import { ScaleField } from './parts/scale-field.tsx';
import { run } from './run.ts';
import { definitions, type Scale } from './scale-definitions.ts';

export default function TemperatureConverter() {
  const { bind, show, set, values } = useTool<typeof en>()(declaration, { main: run });

  /** The converted value on another scale. Editing it selects that scale. */
  const following = (scale: Scale) => ({
    name: scale,
    value: show(scale).value,
    onChange: (typed: string) => {
      set('scale', scale);
      set('temperature', typed);
    },
  });

  return (
    <ToolForm>
      <FieldGrid columnGap="wide">
        {scales.map((scale) => {
          const isTyped = scale === values.scale;
          const { unit } = definitions[scale];
          const { label } = show(scale);
          return <ScaleField key={scale} {...(isTyped ? bind('temperature') : following(scale))} {...{ label, unit, isTyped }} />;
        })}
      </FieldGrid>
      <NumberField {...bind('decimalPlaces')} />
    </ToolForm>
  );
}

import { NumberField } from '#ui/number-field.tsx';
import { ToolForm } from '#ui/tool-columns.tsx';
import { hasInvalidNumber, valueOf } from '#workbench/outcome.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { convertTemperature } from './logic.ts';
import type en from './messages/en.json';
import { ScaleField } from './parts/scale-field.tsx';
import { definitions } from './scale-definitions.ts';

export default function TemperatureConverter() {
  const { t, bind, set, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const outcome = hasInvalidNumber(options) ? undefined : convertTemperature(inputs, options);

  return (
    <ToolForm>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {fields.scales.map((scale) => {
          const isTyped = scale === inputs.scale;
          const follows = {
            name: scale,
            value: valueOf(outcome)?.[scale] ?? '',
            onChange: (typed: string) => {
              set('scale', scale);
              set('temperature', typed);
            },
          };
          const { unit } = definitions[scale];
          const label = t(`fields.scale.options.${scale}`);
          return <ScaleField key={scale} {...(isTyped ? bind('temperature', outcome) : follows)} {...{ label, unit, isTyped }} />;
        })}
      </div>
      <NumberField {...bind('decimalPlaces')} />
    </ToolForm>
  );
}

import { parseNumber } from '#core/field-text.ts';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { convertColor, notations, writeWithOpacity } from './logic.ts';
import type en from './messages/en.json';
import { PickerField } from './parts/picker-field.tsx';
import { Swatch } from './parts/swatch.tsx';

/** Where the picker starts while there is no color. */
const START = { opaqueHex: '#000000', opacity: 100 };

export default function ColorConverter() {
  const { t, bind, set, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const outcome = convertColor(inputs, options);
  const converted = valueOf(outcome);
  const { opaqueHex, opacity } = converted ?? START;
  const color = bind('color', outcome);
  const typedOpacity = bind('opacity');

  const changeOpacity = (typed: string) => {
    typedOpacity.onChange(typed);
    const percent = parseNumber(typed, fields.inputs.opacity);
    if (!Number.isNaN(percent)) set('color', writeWithOpacity(opaqueHex, percent));
  };

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <TextField {...color} isMonospace />
        <FieldRow>
          <PickerField
            name="picker"
            label={t('view.picker')}
            value={opaqueHex}
            onChange={(hex) => set('color', writeWithOpacity(hex, opacity))}
          />
          <div className="min-w-60 grow">
            <NumberField
              {...typedOpacity}
              value={Number.isNaN(inputs.opacity) ? typedOpacity.value : String(opacity)}
              onChange={changeOpacity}
              hasSlider
            />
          </div>
          <SwitchField {...bind('commaSyntax')} />
        </FieldRow>
        <Swatch label={t('outputs.swatch')} hex={converted?.rows.hex ?? ''} />
        <Notices notices={converted?.isMapped ? [t('view.outsideSrgb')] : []} />
      </div>
      <div>
        <ResultRows rows={notations.map((name) => ({ label: t(`outputs.${name}`), value: converted?.rows[name] ?? '' }))} />
      </div>
    </ToolColumns>
  );
}

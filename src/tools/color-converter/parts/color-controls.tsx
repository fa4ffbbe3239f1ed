import { readNumber } from '#core/kinds/number.ts';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { pickerColor } from '#ui/field/picker-color.ts';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { fade } from '../run.ts';
import { PickerField } from './picker-field.tsx';

interface ColorControlsProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'bind' | 'show' | 'values' | 'set'>;
}

/** The controls that change the color without typing. Without a color, they start from opaque black. */
export function ColorControls({ tool: { t, bind, show, values, set } }: ColorControlsProps) {
  const opacity = bind('opacity');
  const ownOpacity = show('ownOpacity').value || '100';
  const opaqueHex = pickerColor(show('hex').value);

  const setColor = (color: string, percent: number): void => {
    const faded = fade({ color, opacity: percent });
    if (faded.ok && faded.value !== null) set('color', faded.value);
  };

  const changeOpacity = (typed: string): void => {
    opacity.onChange(typed);
    const percent = readNumber(declaration.inputs.opacity, typed);
    if (percent !== undefined) setColor(opaqueHex, percent);
  };

  return (
    <FieldRow>
      <PickerField name="picker" label={t('view.picker')} value={opaqueHex} onChange={(hex) => setColor(hex, Number(ownOpacity))} />
      <div className="min-w-[min(--spacing(60),100%)] grow">
        <NumberField {...opacity} value={values.opacity === undefined ? opacity.value : ownOpacity} onChange={changeOpacity} hasSlider />
      </div>
      <SwitchField {...bind('commaSyntax')} />
    </FieldRow>
  );
}

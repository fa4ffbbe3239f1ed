import type { Field, Fields } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { textIfThere } from '#engine/error-text.ts';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FileField } from '#ui/file/file-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { declaredControl } from '#tool-ui/declared-view/declared-control.tsx';
import { allFields, initialControlValues } from '#tool-ui/stored/control-values.ts';
import { bindField } from '#tool-ui/tool/bind-field.ts';
import { refusalText } from '#tool-ui/tool/refusal-text.ts';
import { valuesOfStep } from './chain-link.ts';
import type { KnownStep } from './chain-job.ts';

const controls = {
  text: TextField,
  longText: TextField,
  editedText: CodeField,
  number: NumberField,
  choice: ChoiceField,
  longChoice: SelectField,
  flag: SwitchField,
  file: FileField,
};

interface StepOptionsProps {
  readonly known: KnownStep;
  readonly t: TranslateAny;
  readonly shellText: TranslateAny;
  readonly onChange: (name: string, controlValue: ControlValue) => void;
}

/** The controls of a step: its options, and inputs that it does not receive from the chain. */
export function StepOptions({ known: { step, known }, t, shellText, onChange }: StepOptionsProps) {
  const { controlValues, values } = valuesOfStep(step, known.fields);
  const control = (name: string, field: Field) => {
    const controlValue = controlValues[name] ?? '';
    const change = (value: ControlValue): void => onChange(name, value);
    const bound = bindField({
      name,
      field,
      controlValue,
      error: values[name] === undefined ? refusalText(t, shellText, name, field, controlValue) : undefined,
      text: (key, filling) => textIfThere(t, `fields.${name}.${key}`, filling),
      change,
      replace: change,
      onSample: undefined,
      onUndo: undefined,
    });
    return field.kind === 'list' ? null : declaredControl(controls, name, field, bound);
  };
  const all = (fields: Fields) => Object.entries(fields).map(([name, field]) => control(name, field));
  const { inputs, options } = known.fields;
  return (
    <Stack>
      {all(inputs)}
      <FieldRow>{all(options)}</FieldRow>
    </Stack>
  );
}

/** The number of displayed code points of a value. */
const MOST_SHOWN = 40;

/** Lists the fields that differ from their defaults: `Indentation: 4`. For secrets, only the label. */
export function changedOptions({ step, known }: KnownStep, t: TranslateAny): readonly string[] {
  const fields = allFields(known.fields);
  const initial = initialControlValues(known.fields);
  const { controlValues } = valuesOfStep(step, known.fields);
  return Object.entries(fields).flatMap(([name, field]) => {
    const controlValue = controlValues[name];
    if (controlValue === undefined || JSON.stringify(controlValue) === JSON.stringify(initial[name])) return [];
    const label = t(`fields.${name}.label`);
    if (field.persist === 'never' || typeof controlValue !== 'string')
      return controlValue === true ? [label] : controlValue === false ? [`${label}: –`] : [label];
    const text = textIfThere(t, `fields.${name}.options.${controlValue}`) ?? controlValue;
    return [`${label}: ${[...text].length > MOST_SHOWN ? `${[...text].slice(0, MOST_SHOWN).join('')}…` : text}`];
  });
}

import type { Field, Fields } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
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
import { declaredControl } from '#workbench/declared-view/declared-control.tsx';
import { allFields, initialDrafts } from '#workbench/stored/drafts.ts';
import { bindField } from '#workbench/tool/bind-field.ts';
import { refusalText } from '#workbench/tool/refusal-text.ts';
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
  readonly onChange: (name: string, draft: Draft) => void;
}

/** The controls of a step: its options, and inputs that it does not receive from the chain. */
export function StepOptions({ known: { step, known }, t, shellText, onChange }: StepOptionsProps) {
  const { drafts, values } = valuesOfStep(step, known.fields);
  const control = (name: string, field: Field) => {
    const draft = drafts[name] ?? '';
    const change = (value: Draft): void => onChange(name, value);
    const bound = bindField({
      name,
      field,
      draft,
      error: values[name] === undefined ? refusalText(t, shellText, name, field, draft) : undefined,
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
  const initial = initialDrafts(known.fields);
  const { drafts } = valuesOfStep(step, known.fields);
  return Object.entries(fields).flatMap(([name, field]) => {
    const draft = drafts[name];
    if (draft === undefined || JSON.stringify(draft) === JSON.stringify(initial[name])) return [];
    const label = t(`fields.${name}.label`);
    if (field.memory === 'none' || typeof draft !== 'string') return draft === true ? [label] : draft === false ? [`${label}: –`] : [label];
    const said = textIfThere(t, `fields.${name}.options.${draft}`) ?? draft;
    return [`${label}: ${[...said].length > MOST_SHOWN ? `${[...said].slice(0, MOST_SHOWN).join('')}…` : said}`];
  });
}

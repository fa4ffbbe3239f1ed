import { useState } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { FieldRow } from '../layout/field-row.tsx';
import { SwitchField } from './switch-field.tsx';

/** Switches and checkboxes, alone and in a row. */
export default function SwitchFieldDemo() {
  const [isOn, setOn] = useState(true);
  const shared = { value: isOn, onChange: setOn };
  return (
    <div className="grid gap-4">
      <SwitchField name="switch" label="Switch" {...shared} hint="Changes at once." />
      <SwitchField name="disabled-switch" label="Disabled switch" {...shared} isDisabled />
      <CheckboxField name="checkbox" label="Checkbox" {...shared} />
      <CheckboxField name="disabled-checkbox" label="Disabled checkbox" {...shared} isDisabled />
      <FieldRow>
        <SwitchField name="first" label="First in a row" {...shared} />
        <SwitchField name="second" label="Second in a row" {...shared} />
      </FieldRow>
    </div>
  );
}

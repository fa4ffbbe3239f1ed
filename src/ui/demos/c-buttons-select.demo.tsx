import { useState } from 'react';
import { ChoiceField } from '../choice-field.tsx';
import { FieldRow } from '../field-row.tsx';

const fruits = ['apple', 'banana', 'cherry'];
const named = [
  { value: 'banana', label: 'Banana', tooltip: 'Yellow when ripe' },
  { value: 'apple', label: 'Apple' },
];
const byLabel = { 'A cherry': 'cherry', 'An apple': 'apple' };

/** Options as strings, as objects and as a map; sizes, places of the label, an error. */
export default function ButtonsSelectDemo() {
  const [value, onChange] = useState('apple');
  return (
    <div className="grid gap-3">
      <ChoiceField name="strings" label="Strings" options={fruits} {...{ value, onChange }} />
      <ChoiceField name="objects" label="Objects" options={named} {...{ value, onChange }} />
      <ChoiceField name="map" label="Map" options={byLabel} {...{ value, onChange }} />
      <ChoiceField name="small" label="Small" size="small" options={fruits} {...{ value, onChange }} />
      <ChoiceField name="large" label="Large" size="large" options={fruits} {...{ value, onChange }} />
      <ChoiceField name="top" label="Label on top" labelPosition="top" options={fruits} {...{ value, onChange }} />
      <ChoiceField name="wide" label="Wide label" labelWidth="160px" labelAlign="right" options={fruits} {...{ value, onChange }} />
      <ChoiceField name="wrong" label="With an error" error="No cherries today." options={fruits} {...{ value, onChange }} />
      <ChoiceField name="disabled" label="Disabled" isDisabled options={fruits} {...{ value, onChange }} />
      <FieldRow>
        <ChoiceField name="inRow" label="In a row" options={fruits} {...{ value, onChange }} />
        <ChoiceField name="beside" label="of fields" options={fruits} {...{ value, onChange }} />
      </FieldRow>
    </div>
  );
}

import { useState } from 'react';
import { SelectField } from './select-field.tsx';
import { Select } from './select.tsx';

const options = Array.from({ length: 1000 }, (_, index) => ({ value: `option-${index + 1}`, label: `Option ${index + 1}` }));
const few = options.slice(0, 3);
const sizes = ['small', 'medium', 'large'] as const;

/** A searchable list of 1000 options, sizes, states, and the native select. */
export default function SelectDemo() {
  const [value, setValue] = useState('option-1');
  const shared = { value, onChange: setValue };
  return (
    <div className="grid max-w-180 gap-4">
      <Select name="searchable" label="Searchable" {...shared} options={options} isSearchable hint="1000 options." />
      <Select name="plain" label="Not searchable" {...shared} options={options} />
      {sizes.map((size) => (
        <Select key={size} name={size} label={`Size: ${size}`} {...shared} options={few} size={size} />
      ))}
      <Select name="displayed" label="Displayed value of its own" {...shared} options={few} displayedValue={`Chosen: ${value}`} />
      <Select name="placeholder" label="Nothing chosen" value="" onChange={setValue} options={few} placeholder="Select an option" />
      <Select name="left" label="Label at the left" {...shared} options={few} labelPosition="left" labelWidth="10rem" />
      <Select name="disabled" label="Disabled" {...shared} options={few} isDisabled />
      <Select name="error" label="In error" {...shared} options={few} error="Not this one." />
      <SelectField name="native" label="The browser’s own" {...shared} options={few} />
    </div>
  );
}

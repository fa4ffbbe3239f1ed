import { useState } from 'react';
import { FieldRow } from '../field-row.tsx';
import { Select } from '../select.tsx';
import { SelectField } from '../select-field.tsx';

const options = Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `Option ${index}` }));

/** A thousand options: to search in, in every size, with an own text; and the browser's own list. */
export default function SelectDemo() {
  const [value, onChange] = useState('5');
  const bound = { options, value, onChange };
  return (
    <div className="grid gap-4">
      <FieldRow>
        <Select name="searchable" label="Searchable" isSearchable {...bound} />
        <Select name="plain" label="Not searchable" {...bound} />
        <Select name="displayed" label="With an own text" displayedValue={`number ${value}`} {...bound} />
      </FieldRow>
      <FieldRow>
        <Select name="small" label="Small" size="small" isSearchable {...bound} />
        <Select name="medium" label="Medium" size="medium" isSearchable {...bound} />
        <Select name="large" label="Large" size="large" isSearchable {...bound} />
      </FieldRow>
      <Select name="left" label="Label on the left" labelPosition="left" labelWidth="160px" isSearchable {...bound} />
      <Select name="wrong" label="With an error" error="Another one, please." isSearchable {...bound} />
      <Select name="disabled" label="Disabled" isDisabled {...bound} />
      <SelectField name="native" label="Of the browser" {...bound} options={['4', '5', '6']} />
    </div>
  );
}

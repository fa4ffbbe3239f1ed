import { useState } from 'react';
import { ChoiceField } from './choice-field.tsx';

const tooltips = [
  { value: 'hex', label: 'Hex', tooltip: 'Base 16' },
  { value: 'base64', label: 'Base64', tooltip: 'Three bytes in four characters' },
];

/** Options as texts, as objects with tooltips, and as a map, in several sizes and with several label positions. */
export default function ButtonsSelectDemo() {
  const [fruit, setFruit] = useState('Apple');
  const [encoding, setEncoding] = useState('hex');
  const [count, setCount] = useState('1');
  return (
    <div className="grid gap-4">
      <ChoiceField
        name="fruit"
        label="Texts"
        options={['Apple', 'Banana', 'Cherry']}
        value={fruit}
        onChange={setFruit}
        hint="One of three."
      />
      <ChoiceField name="encoding" label="Objects with tooltips" options={tooltips} value={encoding} onChange={setEncoding} />
      <ChoiceField name="count" label="Map" options={{ One: '1', Two: '2' }} value={count} onChange={setCount} />
      <ChoiceField name="small" label="Small" size="small" options={['1', '2']} value={count} onChange={setCount} />
      <ChoiceField name="large" label="Large" size="large" options={['1', '2']} value={count} onChange={setCount} />
      <ChoiceField
        name="left"
        label="Label at the left"
        labelPosition="left"
        labelWidth="10rem"
        labelAlign="right"
        options={['1', '2']}
        value={count}
        onChange={setCount}
      />
      <ChoiceField name="disabled" label="Disabled" options={['1', '2']} value={count} onChange={setCount} isDisabled />
      <ChoiceField name="error" label="In error" options={['1', '2']} value={count} onChange={setCount} error="Neither will do." />
    </div>
  );
}

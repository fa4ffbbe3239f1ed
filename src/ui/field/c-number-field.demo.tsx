import { useState } from 'react';
import { NumberField } from './number-field.tsx';

/** Fields with bounds, with a slider, with decimals, with a unit, and with an error. */
export default function NumberFieldDemo() {
  const [count, setCount] = useState('12');
  const shared = { value: count, onChange: setCount };
  return (
    <div className="grid max-w-180 gap-2">
      <NumberField name="count" label="Whole number" {...shared} min={0} max={100} hint="From 0 to 100." />
      <NumberField name="slider" label="With a slider" {...shared} min={1} max={512} hasSlider />
      <NumberField name="decimal" label="Decimal" {...shared} isInteger={false} step={0.1} />
      <NumberField name="unit" label="With a unit" {...shared} unit="%" />
      <NumberField name="disabled" label="Disabled" {...shared} isDisabled />
      <NumberField name="error" label="In error" value="512.5" onChange={setCount} error="In error must be a whole number from 1 to 512." />
    </div>
  );
}

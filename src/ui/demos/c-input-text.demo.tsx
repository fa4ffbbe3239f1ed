import { useState } from 'react';
import { ColorField } from '../color-field.tsx';
import { NumberField } from '../number-field.tsx';
import { TextField } from '../text-field.tsx';

const rules = [{ validator: (text: string) => text.length > 10, message: 'Length must be > 10' }];

/** One line, several lines, secret, with rules; numbers and colors, which are typed too. */
export default function InputTextDemo() {
  const [value, onChange] = useState('value');
  const [secret, setSecret] = useState('open sesame');
  const [number, setNumber] = useState('8');
  const [color, setColor] = useState('#1ea54c');
  const bound = { value, onChange };
  return (
    <div className="grid gap-2">
      <TextField name="plain" label="Text" {...bound} />
      <TextField name="beside" label="Label on the left" labelPosition="left" labelWidth="160px" labelAlign="right" {...bound} />
      <TextField name="hint" label="With a hint and a sample" hint="Anything will do." sample="Anything" {...bound} />
      <TextField name="clearable" label="Clearable" isClearable {...bound} />
      <TextField name="rules" label="With a rule" rules={rules} {...bound} />
      <TextField name="secret" label="Password" isSecret value={secret} onChange={setSecret} />
      <TextField name="readonly" label="Read-only" isReadOnly {...bound} />
      <TextField name="disabled" label="Disabled" isDisabled {...bound} />
      <TextField name="lines" label="Several lines" isMultiline sample={'one\ntwo\nthree'} {...bound} />
      <TextField name="monospace" label="Monospaced, five rows" isMultiline isMonospace rows={5} {...bound} />
      <TextField name="autosize" label="Grows with its lines" isMultiline isAutosized {...bound} />
      <NumberField name="number" label="Number" min={1} max={64} value={number} onChange={setNumber} />
      <NumberField name="slider" label="Number with a slider" min={1} max={64} hasSlider value={number} onChange={setNumber} />
      <ColorField name="color" label="Color" value={color} onChange={setColor} />
    </div>
  );
}

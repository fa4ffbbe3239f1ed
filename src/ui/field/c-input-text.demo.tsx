import { useState } from 'react';
import { TextField } from './text-field.tsx';

const rules = [{ validator: (text: string) => text.length > 10, message: 'Length must be > 10' }];

/** Fields with one line, several lines, a secret, and rules, in every state and size. */
export default function InputTextDemo() {
  const [text, setText] = useState('Some text');
  const shared = { value: text, onChange: setText };
  return (
    <div className="grid max-w-180 gap-2">
      <TextField name="plain" label="Text" {...shared} hint="One line." sample="A sample" />
      <TextField name="rules" label="With a rule" {...shared} rules={rules} />
      <TextField name="empty" label="Placeholder" placeholder="Input text" value="" onChange={setText} />
      <TextField name="clearable" label="Clearable" {...shared} isClearable />
      <TextField name="secret" label="Secret" {...shared} isSecret />
      <TextField name="lines" label="Several lines" {...shared} isMultiline sample={'one\ntwo'} />
      <TextField name="growing" label="Growing with its lines" {...shared} isMultiline isAutosized />
      <TextField name="monospace" label="Monospaced" {...shared} isMonospace />
      <TextField name="read-only" label="Read-only" {...shared} isReadOnly />
      <TextField name="disabled" label="Disabled" {...shared} isDisabled />
      <TextField name="error" label="In error" {...shared} error="“9” is not a digit of base 8." />
      <TextField name="small" label="Small" {...shared} size="small" />
      <TextField name="large" label="Large" {...shared} size="large" />
      <TextField name="left" label="Label at the left" {...shared} labelPosition="left" labelWidth="10rem" labelAlign="right" />
    </div>
  );
}

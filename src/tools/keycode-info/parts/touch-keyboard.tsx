import { useState } from 'react';
import { TextField } from '#ui/field/text-field.tsx';

/** A field that opens the keyboard of a touch screen. Its keys are displayed like those of any other keyboard. */
export function TouchKeyboard({ label }: { readonly label: string }) {
  const [text, setText] = useState('');
  return (
    <div data-feeds-keys className="hidden any-pointer-coarse:block">
      <TextField name="touchKeyboard" label={label} placeholder="" value={text} onChange={setText} />
    </div>
  );
}

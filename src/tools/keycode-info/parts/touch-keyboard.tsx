import { useState } from 'react';
import { TextField } from '#ui/field/text-field.tsx';

/** Brings up the keyboard of a touch screen, whose keys are shown like any other's. */
export function TouchKeyboard({ label }: { readonly label: string }) {
  const [text, setText] = useState('');
  return (
    <div data-feeds-keys className="hidden any-pointer-coarse:block">
      <TextField name="touchKeyboard" label={label} placeholder="" value={text} onChange={setText} />
    </div>
  );
}

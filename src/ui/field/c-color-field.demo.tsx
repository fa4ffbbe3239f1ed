import { useState } from 'react';
import { ColorField } from './color-field.tsx';

/** A valid color and an invalid one. */
export default function ColorFieldDemo() {
  const [color, setColor] = useState('#18a058');
  return (
    <div className="grid max-w-180 gap-2">
      <ColorField name="color" label="Color" value={color} onChange={setColor} />
      <ColorField name="broken" label="No color" value="greenish" onChange={setColor} error="“greenish” is not a color." />
    </div>
  );
}

import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Modal } from './modal.tsx';
import { Select } from '../choice/select.tsx';

const options = Array.from({ length: 100 }, (_, index) => `Option ${index + 1}`);

/** A short dialog, a long one, and a dropdown list inside one. */
export default function ModalDemo() {
  const [open, setOpen] = useState<'short' | 'long'>();
  const [chosen, setChosen] = useState('Option 1');
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpen('short')}>Short dialog</Button>
      <Button onClick={() => setOpen('long')}>Long dialog</Button>
      <Modal isOpen={open === 'short'} title="A short dialog" onClose={() => setOpen(undefined)}>
        <p className="mb-3">Escape, the cross and a press outside close it.</p>
        <Select name="in-dialog" label="A list in a dialog" options={options} value={chosen} onChange={setChosen} isSearchable />
      </Modal>
      <Modal isOpen={open === 'long'} title="A long dialog" onClose={() => setOpen(undefined)}>
        {options.map((option) => (
          <p key={option}>{option}</p>
        ))}
      </Modal>
    </div>
  );
}

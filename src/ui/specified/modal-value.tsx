import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { Modal } from '../dialog/modal.tsx';

export interface ModalValueProps {
  readonly value: string;
  /** The name of the value: the button's text and the dialog's title. */
  readonly label: string;
  readonly isCopyable?: boolean | undefined;
}

/** A button that shows a value in a dialog, for values that are too long or rarely needed. */
export function ModalValue({ value, label, isCopyable = true }: ModalValueProps) {
  const valueId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal isOpen={isOpen} title={label} onClose={() => setOpen(false)}>
        <div className="grid gap-3">
          <pre id={valueId} className="rounded-md border bg-sunken p-2.5 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
            {value}
          </pre>
          {isCopyable && (
            <div className="justify-self-end">
              <CopyButton label={label} value={value} sourceId={valueId} />
            </div>
          )}
        </div>
      </Modal>
    </>
  );
}

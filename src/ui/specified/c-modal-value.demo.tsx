import { ModalValue } from './modal-value.tsx';

/** Dialogs with and without a copy button. */
export default function ModalValueDemo() {
  return (
    <div className="flex flex-wrap gap-2">
      <ModalValue label="Public key" value={`ssh-ed25519 ${'AAAAC3NzaC1lZDI1NTE5AAAAI'.repeat(8)}`} />
      <ModalValue label="Not to be copied" value="Only to be read." isCopyable={false} />
    </div>
  );
}

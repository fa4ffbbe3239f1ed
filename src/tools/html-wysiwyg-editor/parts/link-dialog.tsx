import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { readLinkAddress } from '../addresses.ts';
import type { EditorTexts } from './editor-texts.ts';

interface LinkDialogProps {
  readonly t: EditorTexts;
  /** The address of the link at the cursor. Empty outside of links. */
  readonly link: string;
  readonly onApply: (address: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function LinkDialog({ t, link, onApply, onRemove, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(link);
  const [isRefused, setRefused] = useState(false);
  const type = (text: string): void => {
    setTyped(text);
    setRefused(false);
  };
  const apply = (): void => {
    const address = readLinkAddress(typed);
    setRefused(!address.ok);
    if (!address.ok) return;
    onApply(address.value);
    onClose();
  };
  const remove = (): void => {
    onRemove();
    onClose();
  };
  return (
    <Modal isOpen title={t('view.link')} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <TextField
          name="linkAddress"
          label={t('view.linkAddress')}
          inputMode="url"
          value={typed}
          onChange={type}
          error={isRefused ? t('errors.linkNotAllowed') : undefined}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button isDisabled={link === ''} onClick={remove}>
            {t('view.removeLink')}
          </Button>
          <Button tone="primary" isDisabled={typed.trim() === ''} onClick={apply}>
            {t('view.applyLink')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

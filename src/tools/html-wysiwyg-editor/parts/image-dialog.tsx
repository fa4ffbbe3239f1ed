import { useState } from 'react';
import type { ToolError } from '#core/result.ts';
import { Button } from '#ui/button/button.tsx';
import { FileField } from '#ui/file/file-field.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useWords } from '#ui/words/words.ts';
import { readImageAddress } from '../addresses.ts';
import type { EditorTexts } from './editor-texts.ts';
import { readImageFile } from './read-image-file.ts';

export interface InsertedImage {
  readonly src: string;
  readonly alt: string;
}

interface ImageDialogProps {
  readonly t: EditorTexts;
  /** A pasted or dropped file. */
  readonly givenFile: File | null;
  readonly onInsert: (image: InsertedImage) => void;
  readonly onClose: () => void;
}

type Refusal = ToolError<'imageNotAllowed' | 'imageTooLarge' | 'notAnImage'>['code'];

/** Inserts an image by its address, or embeds a file in the document. */
export function ImageDialog({ t, givenFile, onInsert, onClose }: ImageDialogProps) {
  const words = useWords();
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [file, setFile] = useState(givenFile);
  const [refusal, setRefusal] = useState<Refusal | 'unreadable'>();
  const fileError =
    refusal === 'unreadable' ? words.unreadableFile(file?.name ?? '') : refusal && refusal !== 'imageNotAllowed' && t(`errors.${refusal}`);

  const insert = async (): Promise<void> => {
    try {
      const source = file ? await readImageFile(file) : readImageAddress(address);
      setRefusal(source.ok ? undefined : source.error.code);
      if (!source.ok) return;
      onInsert({ src: source.value, alt });
      onClose();
    } catch {
      setRefusal('unreadable'); // moved, deleted or forbidden since it was chosen
    }
  };
  return (
    <Modal isOpen title={t('view.image')} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void insert();
        }}
      >
        <TextField
          name="imageAddress"
          label={t('view.imageAddress')}
          inputMode="url"
          value={address}
          isDisabled={file !== null}
          onChange={(text) => {
            setAddress(text);
            setRefusal(undefined);
          }}
          error={refusal === 'imageNotAllowed' ? t('errors.imageNotAllowed') : undefined}
        />
        <TextField name="imageText" label={t('view.imageText')} value={alt} onChange={setAlt} />
        <FileField
          name="imageFile"
          label={t('view.imageFile')}
          accept="image/*"
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            setRefusal(undefined);
          }}
          error={fileError || undefined}
        />
        <div className="flex justify-end">
          <Button tone="primary" isDisabled={file === null && address.trim() === ''} onClick={() => void insert()}>
            {t('view.insertImage')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

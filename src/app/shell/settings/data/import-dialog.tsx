import { use, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FileField } from '#ui/file/file-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useWords } from '#ui/words/words.ts';
import { changeStored, type StoredChanges } from '../../stores/change-stored.ts';
import { useAllStored } from '../../stores/use-all-stored.ts';
import { useSettings } from '../settings-context.ts';
import { type ImportMode, planImport } from './import-plan.ts';
import { ImportPreview } from './import-preview.tsx';
import { loadKnown } from './load-known.ts';
import { parts } from './parts/parts.ts';
import { LONGEST_FILE, readSettingsFile } from './settings-file.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
  /** Receives the values that undo the import. */
  readonly onImported: (before: StoredChanges) => void;
}

/** Imports settings from a file or pasted text, after a preview of the changes. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useSettings();
  const words = useWords();
  const [loading] = useState(loadKnown);
  const known = use(loading);
  const stored = useAllStored();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [text, setText] = useState('');
  const [mode, setMode] = useState<ImportMode>('merge');
  const [hasNoRoom, setHasNoRoom] = useState(false);

  const takeFile = async (chosen: File | null): Promise<void> => {
    setFile(chosen);
    setFileError(undefined);
    setText('');
    if (!chosen) return;
    if (chosen.size > 4 * LONGEST_FILE) return setFileError(t('data.errors.tooLong'));
    await chosen.text().then(setText, () => setFileError(words.unreadableFile(chosen.name)));
  };
  const read = text.trim() === '' ? undefined : readSettingsFile(text);
  const plan = read?.ok ? planImport(parts, read.value, stored, known, mode) : undefined;
  const refusal = read && !read.ok ? t(`data.errors.${read.error.code}`, read.error.values) : undefined;

  const apply = (): void => {
    const before = plan && changeStored(plan.changes);
    if (before) onImported(before);
    else setHasNoRoom(true);
  };
  return (
    <Modal isOpen title={t('data.importTitle')} onClose={onClose}>
      <Stack>
        <FileField
          name="file"
          label={t('data.file')}
          accept=".json,application/json"
          value={file}
          error={fileError ?? (file ? refusal : undefined)}
          onChange={(chosen) => void takeFile(chosen)}
        />
        <TextField
          name="text"
          label={t('data.text')}
          isMultiline
          isMonospace
          rows={4}
          value={file ? '' : text}
          error={file ? undefined : refusal}
          isDisabled={file !== null}
          onChange={setText}
        />
        {plan && (
          <>
            <ChoiceField
              name="mode"
              label={t('data.mode')}
              value={mode}
              options={[
                { value: 'merge', label: t('data.merge') },
                { value: 'replace', label: t('data.replace') },
              ]}
              onChange={setMode}
            />
            <ImportPreview lines={plan.lines} />
            {hasNoRoom && (
              <p role="alert" className="text-danger">
                {t('data.errors.noRoom')}
              </p>
            )}
          </>
        )}
        <Button tone="primary" icon="upload" className="w-fit" isDisabled={!plan || plan.changes.size === 0} onClick={apply}>
          {t('data.apply')}
        </Button>
      </Stack>
    </Modal>
  );
}

import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { presetName } from './preset.ts';
import { usePresetsText } from './presets-text.ts';
import { usePresets } from './use-presets.ts';

interface PresetDialogProps {
  readonly title: string;
  readonly initialName: string;
  /** The current name, when a preset is renamed. */
  readonly ownName?: string | undefined;
  /** The contents of the preset, one line each. */
  readonly holds?: readonly string[] | undefined;
  /** Whether there is an input that may be saved, which excludes secrets. */
  readonly canKeepInput?: boolean | undefined;
  /** Returns whether the preset was stored. */
  readonly onSave: (name: string, withInput: boolean) => boolean;
  readonly onClose: () => void;
}

/** Asks for the name of a preset. Replacing a preset of the same name needs a second confirmation. */
export function PresetDialog({ title, initialName, ownName, holds = [], canKeepInput = false, onSave, onClose }: PresetDialogProps) {
  const t = usePresetsText();
  const { presets } = usePresets();
  const [typed, setTyped] = useState(initialName);
  const [withInput, setWithInput] = useState(false);
  const [error, setError] = useState<'nameNeeded' | 'exists' | 'noRoom'>();
  const save = (): void => {
    const name = presetName(typed);
    if (name === undefined) setError('nameNeeded');
    else if (error !== 'exists' && name !== ownName && presets.some((preset) => preset.name === name)) setError('exists');
    else if (onSave(name, withInput)) onClose();
    else setError('noRoom');
  };
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault(); // Enter submits a form with one field
          save();
        }}
      >
        <Stack>
          <TextField
            name="presetName"
            label={t('name')}
            value={typed}
            error={error && t(error)}
            onChange={(next) => {
              setTyped(next);
              setError(undefined);
            }}
          />
          {holds.length > 0 && (
            <div>
              <p className="text-sm text-ink-soft">{t('holds')}</p>
              <ul className="max-h-40 list-disc overflow-auto ps-5 text-sm wrap-anywhere">
                {holds.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          {canKeepInput && <SwitchField name="presetInput" label={t('withInput')} value={withInput} onChange={setWithInput} />}
          <ButtonRow>
            <Button tone="primary" onClick={save}>
              {t(error === 'exists' ? 'replace' : 'save')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </ButtonRow>
        </Stack>
      </form>
    </Modal>
  );
}

import { use, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { downloadFile } from '#ui/button/download.ts';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useAllStored } from '../../stores/use-all-stored.ts';
import { useSettings } from '../settings-context.ts';
import { loadKnown } from './load-known.ts';
import { parts } from './parts/parts.ts';
import { fileNameOf, writeSettingsFile } from './settings-file.ts';

/** Today in local time: `2026-11-22`. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Exports the selected parts to a file. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useSettings();
  const [loading] = useState(loadKnown);
  const known = use(loading);
  const stored = useAllStored();
  const [without, setWithout] = useState<readonly string[]>([]);
  const chosen = parts.filter(({ id }) => !without.includes(id));

  const save = (): void => {
    const date = today();
    downloadFile(fileNameOf(date), writeSettingsFile(chosen, stored, known, date));
    onClose();
  };
  return (
    <Modal isOpen title={t('data.exportTitle')} onClose={onClose}>
      <Stack>
        <Stack gap="none">
          {parts.map(({ id }) => (
            <SwitchField
              key={id}
              name={id}
              label={t(`data.kinds.${id}`)}
              value={!without.includes(id)}
              onChange={(isIn) => setWithout(isIn ? without.filter((other) => other !== id) : [...without, id])}
            />
          ))}
        </Stack>
        <p className="text-ink-soft">{t('data.exportHint')}</p>
        <Button tone="primary" icon="download" className="w-fit" isDisabled={chosen.length === 0} onClick={save}>
          {t('data.save')}
        </Button>
      </Stack>
    </Modal>
  );
}

import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { CheckboxField } from '#ui/choice/checkbox-field.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useWords } from '#ui/words/words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { eraseOfflineCopy } from '../../../platform/offline/erase-offline-copy.ts';
import { useSettings } from '../settings-context.ts';
import { eraseStored } from './erase-stored.ts';
import type { Kept } from './kept-things.ts';
import { amountOf } from './stored-table.tsx';

interface EraseDialogProps {
  readonly things: readonly Kept[];
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Asks for confirmation, lists what will be erased, and erases it. */
export function EraseDialog({ things, onClose, onErased }: EraseDialogProps) {
  const { t } = useSettings();
  const { language } = useLanguage();
  const words = useWords();
  const [isOfflineToo, setOfflineToo] = useState(false);
  const offline = things.find(({ kind, count }) => kind === 'offline' && count > 0);

  const erase = async (): Promise<void> => {
    eraseStored();
    if (isOfflineToo) await eraseOfflineCopy();
    onErased();
  };
  return (
    <Modal isOpen title={t('data.eraseTitle')} onClose={onClose}>
      <Stack>
        <p>{t('data.eraseText')}</p>
        <ul className="list-disc ps-5">
          {things
            .filter(({ kind, count }) => kind !== 'offline' && count > 0)
            .map((kept) => (
              <li key={kept.kind}>
                {t(`data.kinds.${kept.kind}`)}: {amountOf(kept, t, language)}
              </li>
            ))}
        </ul>
        {offline && (
          <CheckboxField
            name="offline"
            label={`${t('data.eraseOffline')} (${amountOf(offline, t, language)})`}
            hint={t('data.eraseOfflineHint')}
            value={isOfflineToo}
            onChange={setOfflineToo}
          />
        )}
        <ButtonRow>
          <Button tone="error" icon="trash" onClick={() => void erase()}>
            {t('data.doErase')}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </ButtonRow>
      </Stack>
    </Modal>
  );
}

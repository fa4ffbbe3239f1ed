import { Suspense, useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { offlineState } from '../../../platform/offline/offline-state.ts';
import { changeStored, type StoredChanges } from '../../stores/change-stored.ts';
import { useAllStored } from '../../stores/use-all-stored.ts';
import type { NoCopy, OfflineCopy } from '../offline/use-offline-copy.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useSettings } from '../settings-context.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { keptThings, type Kept } from './kept-things.ts';
import { readControlValues } from './stored-control-values.ts';
import { StoredTable } from './stored-table.tsx';

type Dialog = 'export' | 'import' | 'erase';

function offlineFiles(copy: OfflineCopy | NoCopy | undefined): Kept {
  if (typeof copy !== 'object') return { kind: 'offline', count: 0, bytes: 0 };
  const { files, bytes } = offlineState(copy.list, [], copy.kept);
  return { kind: 'offline', count: files, bytes };
}

/** The data that the site keeps, with controls to export, import, and erase it. */
export function YourData({ copy }: { readonly copy: OfflineCopy | NoCopy | undefined }) {
  const { t, offerUndo } = useSettings();
  const stored = useAllStored();
  const [controlValues, setControlValues] = useState<ReturnType<typeof readControlValues>>([]);
  useEffect(() => {
    const timer = setTimeout(() => setControlValues(readControlValues()));
    return () => clearTimeout(timer);
  }, []);
  const [dialog, setDialog] = useState<Dialog>();
  const [message, setMessage] = useState('');
  const things = [...keptThings(stored, controlValues), offlineFiles(copy)];

  const open = (next: Dialog): void => {
    setMessage('');
    setDialog(next);
  };
  const close = (): void => setDialog(undefined);
  const onImported = (before: StoredChanges): void => {
    close();
    offerUndo({ text: t('data.imported'), undo: () => changeStored(before), control: 'import' });
  };
  const onErased = (): void => {
    setControlValues([]);
    setMessage(t('data.erased'));
    close();
  };

  return (
    <SettingsSection heading={t('data.heading')}>
      <p>{t('data.stays')}</p>
      <StoredTable things={things} />
      <ButtonRow>
        <Button icon="download" onClick={() => open('export')}>
          {t('data.export')}
        </Button>
        <Button name="import" icon="upload" onClick={() => open('import')}>
          {t('data.import')}
        </Button>
        <Button icon="trash" tone="error" onClick={() => open('erase')}>
          {t('data.erase')}
        </Button>
      </ButtonRow>
      <output className="min-h-7">{message}</output>
      <Suspense>
        {dialog === 'export' && <ExportDialog onClose={close} />}
        {dialog === 'import' && <ImportDialog onClose={close} onImported={onImported} />}
        {dialog === 'erase' && <EraseDialog things={things} onClose={close} onErased={onErased} />}
      </Suspense>
    </SettingsSection>
  );
}

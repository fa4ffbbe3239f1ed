import type { Language } from '#core/languages.ts';
import { formatBytes } from '#pure/bytes/format-bytes.ts';
import { Button } from '#ui/button/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { offlineState } from '../../../platform/offline/offline-state.ts';
import { type SettingsText, useSettings } from '../settings-context.ts';
import { type Making, useMakeAvailable } from './use-make-available.ts';
import type { OfflineCopy } from './use-offline-copy.ts';

interface CopyStateProps {
  readonly copy: OfflineCopy;
  /** The kept languages, the page's language first. */
  readonly languages: readonly [Language, ...Language[]];
}

function sentenceOf({ copy: { list, kept }, languages }: CopyStateProps, t: SettingsText): string {
  const { toolCount, bytesToGo } = offlineState(list, languages, kept);
  const { tools } = offlineState(list, [languages[0]], kept); // the tools that work in the page's language
  const written = new Intl.NumberFormat(languages[0]);
  const number = written.format(toolCount);
  if (bytesToGo === 0) return t('offline.all', { number });
  return t('offline.some', { here: written.format(tools.length), number, size: formatBytes(bytesToGo) });
}

function Outcome({ making, onCancel }: { readonly making: Making; readonly onCancel: () => void }) {
  const { t } = useSettings();
  if (making === undefined) return null;
  if (typeof making === 'object') return <ProgressBar label={t('offline.making')} share={making.share} onCancel={onCancel} />;
  return making === 'done' ? <output>{t('offline.made')}</output> : <Alert type="error">{t(`offline.failed.${making}`)}</Alert>;
}

/** The part of the site that works offline, with a button to download the rest. */
export function CopyState(props: CopyStateProps) {
  const { t } = useSettings();
  const { making, start, cancel } = useMakeAvailable(props.copy.list, props.languages);
  return (
    <Stack gap="small">
      <p>{sentenceOf(props, t)}</p>
      <Button icon="download" className="w-fit" onClick={start}>
        {t('offline.makeAll')}
      </Button>
      <Outcome making={making} onCancel={cancel} />
    </Stack>
  );
}

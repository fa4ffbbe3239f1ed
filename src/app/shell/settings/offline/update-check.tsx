import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { configuration } from '../../configuration.ts';
import { useSettings } from '../settings-context.ts';

type UpdateState = 'newest' | 'newer' | 'unreachable';

/** Checks for a newer service worker. If there is one, service-worker-updates.ts handles it. */
async function checkForUpdate(): Promise<UpdateState> {
  if (!navigator.onLine) return 'unreachable';
  const registration = await navigator.serviceWorker.getRegistration();
  try {
    await registration?.update();
  } catch {
    return 'unreachable';
  }
  return registration?.installing || registration?.waiting ? 'newer' : 'newest';
}

/** A button that checks for a newer version. */
export function UpdateCheck() {
  const { t } = useSettings();
  const [state, setState] = useState<UpdateState | 'asking'>();
  const check = async (): Promise<void> => {
    if (state === 'asking') return;
    setState('asking');
    setState(await checkForUpdate());
  };
  return (
    <div className="flex min-h-8.5 flex-wrap items-center gap-x-3 gap-y-1">
      <Button icon="refresh" onClick={() => void check()}>
        {t('offline.check')}
      </Button>
      <output>{state && t(`offline.updates.${state}`)}</output>
    </div>
  );
}

export function ReleaseLine() {
  const { t } = useSettings();
  const { version, lastCommitSha } = configuration.app;
  return (
    <p>
      {t('offline.version', { version })} {lastCommitSha && <code className="text-ink-soft">{lastCommitSha}</code>}
    </p>
  );
}

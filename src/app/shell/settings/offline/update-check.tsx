import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { configuration } from '../../configuration.ts';
import { useSettings } from '../settings-context.ts';

type Answer = 'newest' | 'newer' | 'unreachable';

/** Checks for a newer service worker. If there is one, service-worker-updates.ts handles it. */
async function askForUpdate(): Promise<Answer> {
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
  const [answer, setAnswer] = useState<Answer | 'asking'>();
  const ask = async (): Promise<void> => {
    if (answer === 'asking') return;
    setAnswer('asking');
    setAnswer(await askForUpdate());
  };
  return (
    <div className="flex min-h-8.5 flex-wrap items-center gap-x-3 gap-y-1">
      <Button icon="refresh" onClick={() => void ask()}>
        {t('offline.check')}
      </Button>
      <output>{answer && t(`offline.updates.${answer}`)}</output>
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

import { Alert } from '#ui/feedback/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/button/link.tsx';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import { issuesAddress } from '../site-links.ts';
import { isMissingPart } from '../../platform/updates/missing-part-error.ts';
import { useLanguage } from '../language/use-language.ts';
import { MissingPart } from './missing-part.tsx';

/** Replaces a tool that threw an error. The visitor's input is kept in the session. */
export function ToolCrash({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useLanguage();
  const { session } = useToolContext();
  const reset = (): void => {
    session.resetAll();
    onRetry();
  };
  if (isMissingPart(error)) return <MissingPart onRetry={onRetry} />;
  return (
    <Alert type="error" title={t('tool.crashTitle')}>
      <p>{t('tool.crashText')}</p>
      <pre className="my-2 overflow-auto rounded-md bg-sunken p-2 font-mono text-xs whitespace-pre-wrap">{String(error)}</pre>
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="primary" onClick={reset}>
          {t('tool.crashReset')}
        </Button>
        <Button onClick={onRetry}>{t('tool.crashRetry')}</Button>
        {issuesAddress && (
          <Link href={issuesAddress} isExternal>
            {t('tool.crashReport')}
          </Link>
        )}
      </div>
    </Alert>
  );
}

import { useToolContext } from '#workbench/tool-context.ts';
import { useLanguage } from './use-language.ts';

/** Stands in the place of a tool that threw. */
export function ToolCrash({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useLanguage();
  const { session } = useToolContext();
  const reset = (): void => {
    session.resetAll();
    onRetry();
  };
  return (
    <section role="alert">
      <h2>{t('tool.crashTitle')}</h2>
      <p>{t('tool.crashText')}</p>
      <pre>{String(error)}</pre>
      <button type="button" onClick={reset}>
        {t('tool.crashReset')}
      </button>
    </section>
  );
}

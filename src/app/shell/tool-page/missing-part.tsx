import { Alert } from '#ui/feedback/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLanguage } from '../language/use-language.ts';

/**
 * Replaces a tool while a part of it cannot be loaded, which is not an error of the tool. A line at the bottom of the page explains the
 * failure.
 */
export function MissingPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <Alert title={t('update.missingPart')}>
      <Button className="mt-1" onClick={onRetry}>
        {t('tool.crashRetry')}
      </Button>
    </Alert>
  );
}

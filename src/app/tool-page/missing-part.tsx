import { Alert } from '#ui/feedback/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLanguage } from '../language/use-language.ts';

/** Stands in the place of a tool of which a part could not be loaded: it is no fault of the tool. The line at the foot says more. */
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

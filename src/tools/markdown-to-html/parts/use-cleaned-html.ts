import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** The HTML, cleaned in idle time if it is to be cleaned; until then what was cleaned before. */
export function useCleanedHtml(html: string, isToBeCleaned: boolean): string {
  const [cleaned, setCleaned] = useState('');
  useEffect(
    () =>
      isToBeCleaned
        ? whenIdle(async (isOutdated) => {
            const { cleanHtml } = await import('./clean-html.ts');
            if (!isOutdated()) setCleaned(cleanHtml(html));
          })
        : undefined,
    [html, isToBeCleaned],
  );
  return isToBeCleaned ? cleaned : html;
}

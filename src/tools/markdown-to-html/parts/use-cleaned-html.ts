import { useEffect, useState } from 'react';
import { whenIdle } from '#ui/when-idle.ts';
import { withPauses } from './with-pauses.ts';

/** The HTML, cleaned in idle time if it is to be cleaned; until then what was cleaned before. */
export function useCleanedHtml(html: string, isToBeCleaned: boolean): string {
  const [cleaned, setCleaned] = useState('');
  useEffect(
    () =>
      isToBeCleaned
        ? whenIdle(async (isOutdated) => {
            const { cleanHtml } = await import('./clean-html.ts');
            const pieces = await Array.fromAsync(withPauses(cleanHtml(html), isOutdated));
            if (!isOutdated()) setCleaned(pieces.join(''));
          })
        : undefined,
    [html, isToBeCleaned],
  );
  return isToBeCleaned ? cleaned : html;
}

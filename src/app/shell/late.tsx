import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#ui/feedback/when-idle.ts';

/**
 * A part of the page that loads when the browser is idle. If loading fails, the part is absent, and a line at the bottom of the page
 * explains why.
 */
export function Late({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(async (isOutdated) => {
        const loaded = await load().catch(() => undefined);
        if (loaded && !isOutdated()) setPart(() => loaded);
      }),
    [load],
  );
  return Part && <Part />;
}

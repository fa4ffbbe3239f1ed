import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#ui/feedback/when-idle.ts';

/** A part of the page that comes once there is time for it. Where it cannot be had, the page does without, and the line at its foot says why. */
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

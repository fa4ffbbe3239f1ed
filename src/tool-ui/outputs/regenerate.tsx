import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import type { Job } from '../tool/tool.ts';
import { useToolContext } from '../tool/tool-context.ts';

interface RegenerateProps {
  readonly job: Pick<Job, 'regenerate'> & Partial<Pick<Job, 'earlier' | 'restore'>>;
  /** Whether nothing is random at the moment. */
  readonly isDisabled?: boolean | undefined;
}

// Loaded lazily, because few visitors open it.
const EarlierValues = lazy(() => import('./earlier-values.tsx'));

/** A button that regenerates a random result, and one that lists earlier results. */
export function Regenerate({ job: { regenerate, earlier = [], restore }, isDisabled }: RegenerateProps) {
  const { shellText } = useToolContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <ButtonRow>
        <Button data-command="run" icon="refresh" onClick={regenerate} isDisabled={isDisabled}>
          {shellText('workbench.refresh')}
        </Button>
        {earlier.length > 1 && (
          <Button icon="history" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {shellText('workbench.earlierValues')}
          </Button>
        )}
      </ButtonRow>
      {isOpen && restore && (
        <Suspense>
          <EarlierValues {...{ earlier, restore }} />
        </Suspense>
      )}
    </div>
  );
}

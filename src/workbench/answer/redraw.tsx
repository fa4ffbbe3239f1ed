import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { Job } from '../tool/tool.ts';

/** The button for another draw of what is random. */
export function Redraw({ job, children }: { readonly job: Pick<Job, 'redraw'>; readonly children: ReactNode }) {
  return (
    <div>
      <Button icon="refresh" onClick={job.redraw}>
        {children}
      </Button>
    </div>
  );
}

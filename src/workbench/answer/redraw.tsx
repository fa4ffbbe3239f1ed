import { Button } from '#ui/button.tsx';
import type { Job } from '../tool/tool.ts';
import { useToolContext } from '../tool-context.ts';

/** The button for another draw of what is random. */
export function Redraw({ job }: { readonly job: Pick<Job, 'redraw'> }) {
  const { shellText } = useToolContext();
  return (
    <div>
      <Button icon="refresh" onClick={job.redraw}>
        {shellText('workbench.refresh')}
      </Button>
    </div>
  );
}

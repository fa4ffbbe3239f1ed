import { Button } from '#ui/button/button.tsx';
import type { Job } from '../tool/tool.ts';
import { useToolContext } from '../tool/tool-context.ts';

interface RedrawProps {
  readonly job: Pick<Job, 'redraw'>;
  /** While nothing is random. */
  readonly isDisabled?: boolean | undefined;
}

/** The button for another draw of what is random. */
export function Redraw({ job, isDisabled }: RedrawProps) {
  const { shellText } = useToolContext();
  return (
    <div>
      <Button data-command="run" icon="refresh" onClick={job.redraw} isDisabled={isDisabled}>
        {shellText('workbench.refresh')}
      </Button>
    </div>
  );
}

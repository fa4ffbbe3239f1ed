import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { Job } from '../tool/tool.ts';

export interface JobProgressProps {
  readonly job: Pick<Job, 'isSlow' | 'share' | 'cancel'>;
}

/** Displays the progress after a second of work, and a button to cancel. The caller reserves the space, if needed. */
export function JobProgress({ job }: JobProgressProps) {
  return job.isSlow ? <ProgressBar share={job.share} onCancel={job.cancel} /> : null;
}

import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { Job } from '../tool/tool.ts';

export interface JobProgressProps {
  readonly job: Pick<Job, 'isSlow' | 'share' | 'cancel'>;
}

/** Shows that work is going on once it has taken a second, and lets the visitor end it. Its room is reserved by the caller or not needed. */
export function JobProgress({ job }: JobProgressProps) {
  return job.isSlow ? <ProgressBar share={job.share} onCancel={job.cancel} /> : null;
}

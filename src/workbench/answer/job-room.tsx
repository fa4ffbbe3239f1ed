import { JobProgress, type JobProgressProps } from '../job-progress.tsx';

/** The progress of work, in a room that is there also while there is none: nothing moves when it comes. */
export function JobRoom({ job }: JobProgressProps) {
  return (
    <div className="min-h-8">
      <JobProgress job={job} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { JobProgress, type JobProgressProps } from './job-progress.tsx';

interface JobRoomProps extends JobProgressProps {
  /** Content before the progress in its row, such as a button. */
  readonly children?: ReactNode;
}

/** The progress of work in a reserved space, so that the layout does not shift when it appears. */
export function JobRoom({ job, children }: JobRoomProps) {
  if (children === undefined) {
    return (
      <div className="min-h-8">
        <JobProgress job={job} />
      </div>
    );
  }
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4">
      {children}
      <div className="grow">
        <JobProgress job={job} />
      </div>
    </div>
  );
}

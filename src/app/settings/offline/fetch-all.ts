import type { KeepFailure } from '../../offline/kept-files.ts';
import type { PlannedFetch } from '../../offline/plan-fetches.ts';

const AT_A_TIME = 3;

interface Fetching {
  /** Fetches files and keeps them; gives back what stands in the way. */
  readonly keep: (planned: PlannedFetch) => Promise<KeepFailure | undefined>;
  /** Hears how much is done, from 0 to 1. */
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Fetches all that was planned, in its order and some at a time, until something stands in the way: that is given back. What has come stays. */
export async function fetchAll(planned: readonly PlannedFetch[], { keep, onShare, signal }: Fetching): Promise<KeepFailure | undefined> {
  const total = planned.reduce((sum, { bytes }) => sum + bytes, 0);
  const waiting = planned.values();
  let done = 0;
  let failure: KeepFailure | undefined;
  const work = async (): Promise<void> => {
    for (const next of waiting) {
      if (failure || signal.aborted) return;
      const hindered = await keep(next);
      failure ??= hindered;
      if (hindered) return;
      done += next.bytes;
      onShare(total === 0 ? 1 : done / total);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return failure;
}

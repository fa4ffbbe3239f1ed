import type { KeepFailure } from '../../../platform/offline/kept-files.ts';
import type { PlannedFetch } from '../../../platform/offline/plan-fetches.ts';

const AT_A_TIME = 3;

interface Fetching {
  /** Fetches and keeps files. Returns the reason if that fails. */
  readonly keep: (planned: PlannedFetch) => Promise<KeepFailure | undefined>;
  /** Receives the completed share, from 0 to 1. */
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Fetches all planned files in order, a few at a time, and stops at the first failure, which it returns. Files that have been fetched are
 * kept.
 */
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

import { headLength, withOpenSegment } from '../webm-head.ts';

/** How much of a recording is read as its head, which is less than 1 kB. */
const HEAD_BYTES = 65_536;

const loadRepair = () => import('fix-webm-duration');

/** Loads the repair code ahead of time, in case the network is gone when the recording ends. */
export const prepareRepair = (): void => void loadRepair().catch(() => undefined); // retried at the end

/**
 * Adds the duration that browsers omit from WebM recordings; without it, players show no length and cannot seek. Rewrites only the head.
 * Returns the recording unchanged if it cannot be repaired.
 */
export async function repairDuration(recorded: Blob, durationMs: number): Promise<Blob> {
  try {
    const begin = new Uint8Array(await recorded.slice(0, HEAD_BYTES).arrayBuffer());
    const length = headLength(begin);
    if (length === undefined) return recorded;
    const head = new Blob([begin.subarray(0, length)]);
    const { default: fixWebmDuration } = await loadRepair();
    const repaired = await fixWebmDuration(head, durationMs, { logger: false });
    if (repaired === head) return recorded;
    // The library treats the head as the whole file and closes its Segment.
    const open = withOpenSegment(new Uint8Array(await repaired.arrayBuffer()));
    return new Blob([open, recorded.slice(length)], { type: recorded.type });
  } catch {
    return recorded; // a video without a length is better than none
  }
}

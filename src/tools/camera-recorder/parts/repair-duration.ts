import { headLength, withOpenSegment } from '../webm-head.ts';

/** The head of a recording is less than 1 kB. */
const HEAD_BYTES = 65_536;

const loadRepair = () => import('fix-webm-duration');

/** Has the code at hand when the recording ends, also when the network is gone by then. */
export const prepareRepair = (): void => void loadRepair().catch(() => undefined); // asked for again at the end

/**
 * A WebM file as browsers record it, with the duration that its head lacks: without it a player knows no length and cannot search.
 * Only the head is read and written anew. What cannot be repaired is given back as it is.
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
    // The library takes the head for the whole file and closes its Segment.
    const open = withOpenSegment(new Uint8Array(await repaired.arrayBuffer()));
    return new Blob([open, recorded.slice(length)], { type: recorded.type });
  } catch {
    return recorded; // a video without a length is better than none
  }
}

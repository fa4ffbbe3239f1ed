import type { Inflate } from '#pure/detection/engine-layers.ts';

/** Implements `Inflate` with the DecompressionStream of the platform. */
export const inflate: Inflate = async (bytes, format, limit) => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const unpacked = new Uint8Array(limit);
  let length = 0;
  try {
    while (length < limit) {
      // oxlint-disable-next-line no-await-in-loop -- a stream provides its pieces one after another
      const { done, value } = await reader.read();
      if (done) break;
      unpacked.set(value.subarray(0, limit - length), length);
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // The data is damaged or incomplete: returns what was unpacked so far.
  }
  return length === 0 ? undefined : unpacked.slice(0, Math.min(length, limit));
};

/** The bytes of a blob or of a part of a file; `undefined` for a file that has been moved, locked, or changed since it was chosen. */
export const readBlob = (blob: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  blob.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

/**
 * Passes the bytes of a blob to `take` in chunks, so that only a few are in memory at a time. Resolves to whether the whole blob could be
 * read.
 */
export async function readPieces(blob: Blob, take: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<boolean> {
  const reader = blob.stream().getReader();
  for (;;) {
    const read = await reader.read().catch(() => undefined);
    if (read?.value === undefined) return read !== undefined;
    take(read.value);
  }
}

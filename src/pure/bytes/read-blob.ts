/** The bytes of a blob or of a part of a file; `undefined` for a file that has been moved, locked or changed since it was chosen. */
export const readBlob = (blob: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  blob.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

import { expect, test } from 'vitest';
import { brokenStream } from '#test/support/broken-stream.ts';
import { readBlob, readPieces } from './read-blob.ts';

test('readBlob returns the bytes of a part', async () => {
  expect(await readBlob(new Blob([Uint8Array.of(1, 2, 3)]).slice(1))).toEqual(Uint8Array.of(2, 3));
});

test('readBlob returns undefined for a blob that can no longer be read', async () => {
  const gone = Object.assign(new Blob(['was here']), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  expect(await readBlob(gone)).toBeUndefined();
});

test('readPieces passes on all bytes in order, however many there are', async () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const blob = new Blob([bytes.subarray(0, 1000), bytes.subarray(1000)]);
  expect(await readPieces(blob, (piece) => pieces.push(piece))).toBe(true);
  expect(await new Blob(pieces).bytes()).toEqual(bytes);
  expect(pieces.length).toBeGreaterThan(1);
});

test('readPieces reports a blob that can no longer be read', async () => {
  const gone = Object.assign(new Blob(['was here']), { stream: brokenStream });
  expect(await readPieces(gone, () => undefined)).toBe(false);
});

import { expect, test } from 'vitest';
import { readBlob } from './read-blob.ts';

test('readBlob gives the bytes of a part', async () => {
  expect(await readBlob(new Blob([Uint8Array.of(1, 2, 3)]).slice(1))).toEqual(Uint8Array.of(2, 3));
});

test('readBlob gives nothing of what can no longer be read', async () => {
  const gone = Object.assign(new Blob(['was here']), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  expect(await readBlob(gone)).toBeUndefined();
});

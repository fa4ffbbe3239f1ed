import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FileAnswers } from './file-answer.ts';

test('reads and decompresses a file once for simultaneous requests', async () => {
  const script = 'alert(1);'.repeat(1000);
  let reads = 0;
  const responses = new FileAnswers(
    {
      version: () => '1',
      read: () => Buffer.from(script),
      brotli: () => () => {
        reads++;
        return brotliCompressSync(script);
      },
      redirects: new Map(),
    },
    '',
  );
  const bodies = await Promise.all(Array.from({ length: 50 }, () => responses.body('assets/script.js', 'identity')));
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]?.toString()).toBe(script);
  expect(reads).toBe(2); // once for the ETag, and once to decompress it
});

test('retries a file that could not be read', async () => {
  let isThere = false;
  const read = (): Buffer => {
    if (!isThere) throw new Error('busy');
    return Buffer.from('there');
  };
  const responses = new FileAnswers({ version: () => '1', read, brotli: () => undefined, redirects: new Map() }, '');
  await expect(responses.body('a.txt', 'identity')).rejects.toThrow('busy');
  isThere = true;
  expect((await responses.body('a.txt', 'identity')).toString()).toBe('there');
});

import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { lossyWriter, streamWriter } from './stream-writer.ts';

/** A stream that fails with a code, starting at the given write. */
function streamThatFails(code: string, from: number) {
  const chunks: string[] = [];
  const stream = new Writable({
    autoDestroy: false,
    write: (chunk, _encoding, done) => {
      if (chunks.length >= from) return done(Object.assign(new Error(code), { code }));
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream: stream as unknown as NodeJS.WriteStream, chunks }; // has all that is used
}

test('keeps a constant number of listeners however much is written', async () => {
  const { stream, chunks } = streamThatFails('EPIPE', Infinity);
  const { write } = streamWriter(stream);
  const counts = () => stream.eventNames().map((name) => [name, stream.listenerCount(name)]);
  const before = counts();
  for (let line = 0; line < 200; line++) await write(`${line}\n`);
  expect(counts()).toEqual(before);
  expect(chunks.join('')).toBe(Array.from({ length: 200 }, (_, line) => `${line}\n`).join(''));
});

test('stops producing content when its reader has closed', async () => {
  const { stream, chunks } = streamThatFails('EPIPE', 2);
  let made = 0;
  async function* endless() {
    for (;;) yield await Promise.resolve(String(made++));
  }
  await streamWriter(stream).write(endless());
  expect({ chunks, made }).toEqual({ chunks: ['0', '1'], made: 3 });
});

test('rejects with the error of a full disk each time, except in a lossy writer', async () => {
  const { stream } = streamThatFails('ENOSPC', 0);
  const writer = streamWriter(stream);
  await expect(writer.write('a')).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(writer.write('b')).rejects.toMatchObject({ code: 'ENOSPC' });
  await lossyWriter(writer).write('c');
});

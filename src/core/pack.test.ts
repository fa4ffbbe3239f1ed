import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPack, writePack } from './pack.ts';

test('a pack starts with its list', () => {
  const pack = writePack([{ name: 'a.js', content: new TextEncoder().encode('x\ny') }]);
  expect(new TextDecoder().decode(pack)).toBe('[["a.js",3]]\nx\ny');
});

test('unpacking restores the packed files', () => {
  const files = fc.array(fc.record({ name: fc.string(), content: fc.uint8Array().map((bytes) => Uint8Array.from(bytes)) }));
  fc.assert(
    fc.property(files, (given) => {
      expect(readPack(writePack(given))).toEqual(given);
    }),
  );
});

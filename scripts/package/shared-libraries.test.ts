import { expect, test } from 'vitest';
import { sharedLibraries } from './shared-libraries.ts';

const printed = `\tlinux-vdso.so.1 (0x00007f5e18b74000)
\tlibstdc++.so.6 => /lib/x86_64-linux-gnu/libstdc++.so.6 (0x00007f5e18800000)
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f5e1861e000)
\t/lib64/ld-linux-x86-64.so.2 (0x00007f5e18b76000)
`;

test('lists the libraries with a path and the loader', () => {
  expect(sharedLibraries(printed)).toEqual([
    '/lib/x86_64-linux-gnu/libc.so.6',
    '/lib/x86_64-linux-gnu/libstdc++.so.6',
    '/lib64/ld-linux-x86-64.so.2',
  ]);
});

test('lists nothing for a statically linked program', () => {
  expect(sharedLibraries('\tstatically linked\n')).toEqual([]);
});

test('reports a missing library', () => {
  expect(() => sharedLibraries('\tlibatomic.so.1 => not found\n')).toThrow('Node needs libatomic.so.1, which this system lacks.');
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { chmodCommand } from './chmod-command.ts';
import { formatUmask } from './format-mode.ts';
import { modeBits, type ModeBit, toggleBit } from './mode-bits.ts';
import { typeInLsMode } from './parse-ls-mode.ts';
import { type DescribedMode, run } from './run.ts';

const describeMode = (permissions: string, type: 'file' | 'directory' = 'file') =>
  run.describe({ permissions, path: 'path', type, recursive: false });

function described(permissions: string, type: 'file' | 'directory' = 'file'): DescribedMode {
  const result = describeMode(permissions, type);
  if (!result.ok || !result.value) throw new Error(`“${permissions}” has no description.`);
  return result.value;
}

const anyMode = fc.integer({ min: 0, max: 0o7777 });

describe('the description', () => {
  test('contains everything about a mode', () => {
    expect(described('4755')).toEqual({
      command: 'chmod 4755 path',
      symbolicCommand: 'chmod u=rwxs,g=rx,o=rx path',
      octal: '4755',
      symbolic: 'rwsr-xr-x',
      clauses: 'u=rwxs,g=rx,o=rx',
      umask: '022',
      bits: ['ownerRead', 'ownerWrite', 'ownerExecute', 'groupRead', 'groupExecute', 'othersRead', 'othersExecute', 'setuid'],
      notices: [],
    });
  });

  // GNU coreutils manual, “What information is listed”, and the older it-tools' tests for 000 and 235.
  test.each([
    ['000', '---------', 'u=,g=,o=', '777'],
    ['235', '-w--wxr-x', 'u=w,g=wx,o=rx', '542'],
    ['4644', 'rwSr--r--', 'u=rws,g=r,o=r', '133'],
    ['2745', 'rwxr-Sr-x', 'u=rwx,g=rs,o=rx', '032'],
    ['1776', 'rwxrwxrwT', 'u=rwx,g=rwx,o=rwt', '001'],
    ['1777', 'rwxrwxrwt', 'u=rwx,g=rwx,o=rwxt', '000'],
    ['7000', '--S--S--T', 'u=s,g=s,o=t', '777'],
  ])('writes %s as %s, %s with the umask %s', (permissions, symbolic, clauses, umask) => {
    expect(described(permissions)).toMatchObject({ octal: permissions, symbolic, clauses, umask });
  });

  test.each([
    ['777', 'file', ['isOpenToAll']],
    ['1777', 'file', []],
    ['002', 'directory', ['isOpenToAll', 'keepsSpecialBits']],
    ['775', 'directory', ['keepsSpecialBits']],
    ['2775', 'directory', []],
    ['00755', 'directory', []],
  ] as const)('warns about %s of a %s: %j', (permissions, type, codes) => {
    expect(described(permissions, type).notices).toEqual(codes.map((code) => ({ code })));
  });

  test.each([
    ['640', { owner: 'read, write', group: 'read', others: 'none', specialBits: 'none' }],
    ['7001', { owner: 'none', others: 'execute', specialBits: 'setuid, setgid, sticky' }],
  ])('describes %s in words', (permissions, words) => {
    const texts = { t: toolTexts('chmod-calculator', 'en'), language: 'en' };
    expect(presenters.describe(described(permissions), {}, texts)).toMatchObject(words);
  });

  test('lists the checked boxes of the grid', () => {
    const texts = { t: toolTexts('chmod-calculator', 'en'), language: 'en' };
    expect(presenters.describe(described('1640'), {}, texts).bits).toEqual(['ownerRead', 'ownerWrite', 'groupRead', 'sticky']);
  });

  // GNU coreutils manual, “Directories and the Set-User-ID and Set-Group-ID Bits”: five digits clear these bits.
  test.each([
    ['00755', 'directory', 'chmod 00755 path'],
    ['00755', 'file', 'chmod 755 path'],
  ] as const)('preserves the meaning of %s for a %s', (permissions, type, command) => {
    expect(described(permissions, type)).toMatchObject({ octal: '755', command });
  });

  test.each(['', ' '])('is empty for %j', (permissions) => {
    expect(describeMode(permissions)).toEqual(ok(null));
  });
});

describe('typeInLsMode', () => {
  test.each([
    ['drwxr-xr-x', 'directory'],
    [' -rwxr-xr-x+ ', 'file'],
    ['lrwxrwxrwx', undefined],
    ['rwxr-xr-x', undefined],
    ['---------', undefined],
    ['755', undefined],
    ['d', undefined],
    ['drwxr-xr-x. 17 root root 224 Nov 28 10:00 /', 'directory'],
    ['(0644/-rw-r--r--)', 'file'],
  ])('for %j is %s', (text, type) => {
    expect(typeInLsMode(text)).toBe(type);
  });
});

describe('formatUmask', () => {
  test('allows exactly the permissions of the mode', () => {
    fc.assert(
      fc.property(anyMode, (mode) => {
        expect(0o777 & ~Number.parseInt(formatUmask(mode), 8)).toBe(mode & 0o777);
      }),
    );
  });
});

describe('toggleBit', () => {
  test('changes one bit, and changes it back', () => {
    fc.assert(
      fc.property(anyMode, fc.constantFrom(...(Object.keys(modeBits) as ModeBit[])), (mode, bit) => {
        expect(Math.log2(mode ^ toggleBit(mode, bit)) % 1).toBe(0);
        expect(toggleBit(toggleBit(mode, bit), bit)).toBe(mode);
      }),
    );
  });
});

describe('chmodCommand', () => {
  test.each([
    ['path', false, 'chmod 755 path'],
    ['path', true, 'chmod -R 755 path'],
    ['~/a.b/c_d@e%f+g:h,i=j-k', false, 'chmod 755 ~/a.b/c_d@e%f+g:h,i=j-k'],
    ['my file', false, "chmod 755 'my file'"],
    ["it's", false, "chmod 755 'it'\\''s'"],
    ['*', true, "chmod -R 755 '*'"],
    ['-x', true, 'chmod -R 755 -- -x'],
    ['-my file', false, "chmod 755 -- '-my file'"],
    ['', false, "chmod 755 ''"],
  ])('for %j (recursive: %s) is %s', (path, recursive, command) => {
    expect(chmodCommand('755', { path, recursive })).toBe(command);
  });
});

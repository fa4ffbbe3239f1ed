import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { formatClauses, formatOctal, formatSymbolic } from './format-mode.ts';
import { parseMode } from './parse-mode.ts';

const octalOf = (typed: string, isDirectory = false): string => {
  const mode = parseMode(typed, isDirectory);
  return mode.ok ? formatOctal(mode.value) : mode.error.code;
};

const anyMode = fc.integer({ min: 0, max: 0o7777 });

describe('parseMode', () => {
  test.each([
    ['7', '007'],
    ['75', '075'],
    ['755', '755'],
    [' 0755 ', '755'],
    ['4755', '4755'],
    ['00755', '755'],
    ['04755', '4755'],
    ['0o644', '644'],
    ['0o00644', '644'],
    ['rwxr-xr-x', '755'],
    ['-rw-r--r--', '644'],
    ['drwx------', '700'],
    ['drwxr-sr-t', '3755'],
    ['drwxrwxrwt.', '1777'],
    ['rwSr-Sr-T+', '7644'],
    ['-rwxr-xr-x@', '755'],
    ['srwxrwxrwx', '777'],
    ['---------', '000'],
    ['u=rwx,g=rx,o=', '750'],
    ['u=rwx,go=rx', '755'],
    ['a+r', '444'],
    ['+x', '111'],
    ['=rw', '666'],
    ['u=rw,g=u', '660'],
    ['u=rwx,o=u-w', '705'],
    ['u=rw+x', '700'],
    ['ug+s', '6000'],
    ['+s', '6000'],
    ['o+s', '000'],
    ['o+t', '1000'],
    ['+t', '1000'],
    ['u+t', '000'],
    ['u+s,u=rwx', '700'],
    ['a=rwx,o-wx', '774'],
    ['a+rwX', '666'],
    ['u+x,a+rX', '555'],
    ['g+x,u+X', '110'],
    ['u=', '000'],
    ['uu=r', '400'],
    // GNU coreutils manual, “Operator Numeric Modes”
    ['=754', '754'],
    ['a=rwx,-022', '755'],
    ['+6000,u+x', '6100'],
    // Text copied together with a mode
    ['-rwxr-xr-x 1 root root 4096 Nov 28 10:00 run.sh', '755'],
    ['drwxrwxrwt+ 2 root root 60 May  4 11:32 sticky', '1777'],
    ['Access: (0755/drwxr-xr-x)  Uid: (    0/    root)', '755'],
    ['(0644/-rw-r--r--)', '644'],
    ['$ sudo chmod -R --verbose 2775 /var/www', '2775'],
    ['chmod u=rwx,go= a', '700'],
    ["mode: '0644'", '644'],
    ['"mode": "0750",', '750'],
    ['`0755`', '755'],
    // The file type before the permissions: inode(7), as in Git and stat(2)
    ['100644', '644'],
    ['0100755', '755'],
    ['040755', '755'],
    ['0o40700', '700'],
    ['120777', '777'],
  ])('reads %j as %s', (typed, octal) => {
    expect(octalOf(typed)).toBe(octal);
  });

  test('applies X as x for a directory', () => {
    expect(octalOf('a+rX', true)).toBe('555');
  });

  test.each([
    ['788', fail('notOctal', { values: { digit: '8' } })],
    ['7999999', fail('notOctal', { values: { digit: '9' } })],
    ['12345', fail('tooManyDigits')],
    ['000755', fail('tooManyDigits')],
    ['170644', fail('tooManyDigits')],
    ['u+4', fail('notValidAt', { values: { character: '4', position: 3 } })],
    ['=17777', fail('notAMode')],
    ['=7x', fail('notValidAt', { values: { character: 'x', position: 3 } })],
    ['rwxrwxrwr', fail('notValidAt', { values: { character: 'r', position: 9 } })],
    ['xwxrwxrwx', fail('notValidAt', { values: { character: 'x', position: 1 } })],
    ['xrwxrwxrwx', fail('notValidAt', { values: { character: 'x', position: 1 } })],
    ['-rwxrwxrws', fail('notValidAt', { values: { character: 's', position: 10 } })],
    ['rwtrwxrwx', fail('notValidAt', { values: { character: 't', position: 3 } })],
    ['x+r', fail('notValidAt', { values: { character: 'x', position: 1 } })],
    ['u+q', fail('notValidAt', { values: { character: 'q', position: 3 } })],
    ['u=rg', fail('notValidAt', { values: { character: 'g', position: 4 } })],
    ['u=gr', fail('notValidAt', { values: { character: 'r', position: 4 } })],
    ['u=r, g=r', fail('notValidAt', { values: { character: ' ', position: 5 } })],
    ['u=r,,g=r', fail('notValidAt', { values: { character: ',', position: 5 } })],
    ['+🙂', fail('notValidAt', { values: { character: '🙂', position: 2 } })],
    ['u=r,', fail('notAMode')],
    ['u=r,g', fail('notAMode')],
    ['hello', fail('notAMode')],
    ['rwx', fail('notAMode')],
    ['0o', fail('notAMode')],
    ['7 5 5', fail('notAMode')],
    ['٧', fail('notAMode')],
  ])('refuses %j', (typed, refusal) => {
    expect(parseMode(typed, false)).toEqual(refusal);
  });

  test('reads back every notation that it writes', () => {
    fc.assert(
      fc.property(anyMode, fc.constantFrom('', '-', 'd'), (mode, type) => {
        expect(parseMode(formatOctal(mode), false)).toEqual(ok(mode));
        expect(parseMode(type + formatSymbolic(mode), false)).toEqual(ok(mode));
        expect(parseMode(formatClauses(mode), false)).toEqual(ok(mode));
      }),
    );
  });

  describe('compared with chmod', () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'chmod-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test('applies clauses as the chmod of this system does', () => {
      const action = fc.tuple(
        fc.constantFrom('+', '-', '='),
        fc.oneof(fc.stringMatching(/^[rwxXst]{0,3}$/), fc.constantFrom('u', 'g', 'o')),
      );
      const clause = fc.tuple(fc.stringMatching(/^[ugoa]{0,2}$/), fc.array(action, { minLength: 1, maxLength: 2 }));
      const clauses = fc
        .array(clause, { minLength: 1, maxLength: 4 })
        .map((list) => list.map(([who, actions]) => who + actions.flat().join('')).join(','));
      const file = join(folder, 'file');
      writeFileSync(file, '');
      for (const text of fc.sample(clauses, runs(60))) {
        chmodSync(file, 0);
        execFileSync('sh', ['-c', 'umask 0; exec chmod -- "$1" "$2"', 'sh', text, file]);
        expect(`${text}: ${octalOf(text)}`).toBe(`${text}: ${formatOctal(statSync(file).mode & 0o7777)}`);
      }
    });
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { runs } from '#test/support/runs.ts';
import { compare, hashText } from './run.ts';

const context = {
  now: () => new Date(0),
  randomBytes: repeatableBytes(),
  progress: () => undefined,
};

const isMatch = async (compared: string, hash: string) => {
  const result = await compare({ compared, hash }, context);
  return result.ok ? result.value : result.error.code;
};

const hashOf = async (text: string, version: '2a' | '2b' | '2y' = '2b', cost = 4): Promise<string> => {
  const result = await hashText({ text, cost, hashVersion: version }, context);
  return result.ok ? result.value.hash : '';
};

const ASCII_72 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

describe('compare', () => {
  // Openwall crypt_blowfish 1.3, wrapper.c, tests[]; jBCrypt 0.4, TestBCrypt.java, test_vectors; the last by crypt(3) of libxcrypt, through Perl.
  test.each([
    ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
    ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
    ['U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
    ['', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy'],
    [`${ASCII_72}chars after 72 are ignored`, '$2a$05$abcdefghijklmnopqrstuu5s2v8.iXieOjg/.AySBTTZIIVFJeBui'],
    ['', '$2a$06$DCq7YPn5Rq63x1Lad4cll.TV4S6ytwfsfvkgY8jIucDrjc8deX1s.'],
    ['abc', '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i'],
    ['abcdefghijklmnopqrstuvwxyz', '$2a$06$.rCVZVOThsIa97pEDOxvGuRRgzG64bvtJ0938xuqzv18d3ZpQhstC'],
    ['~!@#$%^&*()      ~!@#$%^&*()PNBFRD', '$2a$06$fPIsBO8qRqkjj273rfaOI.HtSV9jLDpTbZn782DC6/t7qT67P6FfO'],
    ['grüße', '$2b$05$abcdefghijklmnopqrstuuw1XXhQ5C8Zcm6QLvdJ77.2rdR17LM02'],
  ])('matches %j with the hash %s', async (text, hash) => {
    expect(await isMatch(text, hash)).toBe(true);
  });

  test.each(['2a', '2b', '2y'])('handles version %s like the others', async (version) => {
    expect(await isMatch('U*U', `$${version}$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW`)).toBe(true);
  });

  test('rejects a different text', async () => {
    expect(await isMatch('U*V', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW')).toBe(false);
    expect(await isMatch('', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW')).toBe(false);
  });

  test('handles version 2, which adds no NUL to its key', async () => {
    // In version 2, the text with a NUL has the checksum that the text alone has in version 2a.
    const hash = '$2$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
    expect(await isMatch('U*U\0', hash)).toBe(true);
    expect(await isMatch('U*U', hash)).toBe(false);
  });

  test('matches a salt whose last, unused bits are set', async () => {
    expect(await isMatch('U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC/E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW')).toBe(true);
  });

  test('returns nothing without a hash', async () => {
    expect(await compare({ compared: 'a', hash: ' ' }, context)).toEqual(ok(null));
  });

  test('refuses an invalid hash, and a cost that would take minutes', async () => {
    expect(await isMatch('a', 'a')).toBe('notABcryptHash');
    expect(await compare({ compared: 'a', hash: '$2b$25$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' }, context)).toEqual(
      fail('tooSlow', { field: 'hash', values: { cost: 25 } }),
    );
  });
});

describe('hashText', () => {
  test.each([
    ['2b', 4, /^\$2b\$04\$[./A-Za-z0-9]{53}$/],
    ['2y', 4, /^\$2y\$04\$[./A-Za-z0-9]{53}$/],
    ['2a', 10, /^\$2a\$10\$[./A-Za-z0-9]{53}$/],
  ] as const)('writes version %s and cost %i', async (version, cost, form) => {
    expect(await hashOf('abc', version, cost)).toMatch(form);
  });

  test('matches crypt_blowfish for the same salt', async () => {
    // Each C of the salt encodes the bits 000100.
    const salt = Uint8Array.from('104104104104104104104104104104104'.slice(0, 32).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    const result = await hashText({ text: 'U*U', cost: 5, hashVersion: '2a' }, { ...context, randomBytes: () => salt });
    expect(result).toEqual(ok({ hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', durationMs: 0 }));
  });

  test('uses a new salt each time', async () => {
    expect(await hashOf('abc')).not.toBe(await hashOf('abc'));
  });

  test('reports the duration', async () => {
    const times = [100, 172];
    const result = await hashText({ text: '', cost: 4, hashVersion: '2b' }, { ...context, now: () => new Date(times.shift() ?? 0) });
    expect(result).toMatchObject(ok({ durationMs: 72 }));
  });

  test('reports progress up to completion', async () => {
    const shares: number[] = [];
    await hashText({ text: '', cost: 4, hashVersion: '2b' }, { ...context, progress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
  });

  test('creates a hash that matches its text, and ignores bytes after the first 72', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), fc.constantFrom('2a', '2b', '2y'), async (text, version) => {
        const hash = await hashOf(text, version);
        const bytes = new TextEncoder().encode(text);
        const others = await Promise.all([isMatch(text, hash), isMatch(`${text}.`, hash)]);
        expect(others).toEqual([true, bytes.length >= 72]);
      }),
      { numRuns: runs(12) },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { runs } from '#test/support/runs.ts';
import { nameToWire, readName } from './domain-name.ts';

const label = 'a'.repeat(63);

describe('readName', () => {
  // RFC 1035, section 5.1; escapes as dnspython 2.3.0 writes them; IDNA of UTS 46
  test.each([
    ['www', 'www.example.com.'],
    ['WWW.', 'WWW.'],
    ['@', 'example.com.'],
    ['.', '.'],
    ['a\\.b.c.', 'a\\.b.c.'],
    ['a\\@b', 'a\\@b.example.com.'],
    ['a\\032b', 'a\\032b.example.com.'],
    ['\\097b', 'ab.example.com.'],
    ['a\\.', 'a\\..example.com.'],
    ['*.x', '*.x.example.com.'],
    ['bücher', 'xn--bcher-kva.example.com.'],
    ['例え.jp.', 'xn--r8jz45g.jp.'],
    [`${label}.`, `${label}.`],
    [[label, label, label, 'a'.repeat(61)].join('.') + '.', [label, label, label, 'a'.repeat(61)].join('.') + '.'],
  ])('reads %s', (text, name) => {
    expect(readName(text, 'example.com.')).toEqual(ok(name));
  });

  test('treats a relative name as complete below the root', () => {
    expect(readName('a.b', '.')).toEqual(ok('a.b.'));
  });

  test.each([
    ['a..b', fail('notAName')],
    ['.a', fail('notAName')],
    ['', fail('notAName')],
    ['a\\', fail('notAName')],
    ['a\\9', fail('notAName')],
    ['a\\256', fail('notAName')],
    ['a"b', fail('notAName')],
    [`${label}a.`, fail('label', { values: { octets: 64 } })],
    [[label, label, label, 'a'.repeat(62)].join('.') + '.', fail('name', { values: { octets: 256 } })],
  ])('refuses %s', (text, refusal) => {
    expect(readName(text, 'example.com.')).toEqual(refusal);
  });

  test('reads back its own output', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Z', '.', '\\', '0', '4', '6', 'ü', ' ', '"', '@'), maxLength: 20 }), (text) => {
        const name = readName(text, 'example.com.');
        expect(name.ok ? readName(name.value, 'other.') : name).toEqual(name);
      }),
      { numRuns: runs(300) },
    );
  });
});

test('nameToWire writes lengths before labels in lower case', () => {
  expect(toHex(nameToWire('Ab.\\099\\.d.'))).toBe('02616203632e6400');
  expect(toHex(nameToWire('.'))).toBe('00');
});

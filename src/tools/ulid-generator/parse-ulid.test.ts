import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseUlid } from './parse-ulid.ts';

describe('parseUlid', () => {
  test.each([
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [' 01arz3ndektsv4rrffq69g5fav\n', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['01ARZ3NDEK-TSV4RRFFQ69G5FAV', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['oiLlIO00000000000000000000', '01111000000000000000000000'], // Crockford's base32: I and L are 1, O is 0
    ['01563e3a-b5d3-d676-4c61-efb99302bd5b', '01ARZ3NDEKTSV4RRFFQ69G5FAV'], // the ULID specification's example, by Python
    ['01563E3AB5D3D6764C61EFB99302BD5B', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['"01ARZ3NDEKTSV4RRFFQ69G5FAV",', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['user_01arz3ndektsv4rrffq69g5fav', '01ARZ3NDEKTSV4RRFFQ69G5FAV'], // a TypeID
    ['id=01ARZ3NDEKTSV4RRFFQ69G5FAV ms=1', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['urn:uuid:01563e3a-b5d3-d676-4c61-efb99302bd5b', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
  ])('reads %j as %s', (typed, ulid) => {
    expect(parseUlid(typed)).toEqual(ok(ulid));
  });

  test.each([
    ['01ARZ3NDEKTSV4RRFFQ69G5FA', 25],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAVV', 27],
    ['-', 0],
    ['🌍', 1],
    ['01563e3ab5d3d6764c61efb99302bd5', 31],
    ['01563e3ab5d3d6764c61efb99302bd5g', 32],
    ['u', 1],
  ])('refuses %j, which has %i characters', (typed, found) => {
    expect(parseUlid(typed)).toEqual(fail('wrongLength', { field: 'inspected', values: { needed: 26, found } }));
  });

  test.each([
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'U', 25],
    [' 8u-ARZ3NDEKTSV4RRFFQ69G5FAU', 'u', 2],
    ['01ARZ3NDEKTSV4RRFFQ69G5F🌍V', '🌍', 24],
    ['01ARZ3NDEK TSV4RRFFQ69G5FA', ' ', 10],
  ])('refuses %j because of %j', (typed, character, at) => {
    expect(parseUlid(typed)).toEqual(fail('notInAlphabet', { field: 'inspected', values: { character }, at }));
  });

  // The ULID specification, “Overflow Errors when Parsing Base32 Strings”.
  test.each(['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ'])('refuses %s, which has more than 128 bits', (typed) => {
    expect(parseUlid(typed)).toEqual(fail('tooGreat', { field: 'inspected', at: 0 }));
  });

  test('returns a result for any input, with an error position inside it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 26, maxLength: 26 })), (typed) => {
        const parsed = parseUlid(typed);
        expect(parsed.ok ? parsed.value : '00000000000000000000000000').toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
        expect(parsed.ok ? 0 : (parsed.error.at ?? 0)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});

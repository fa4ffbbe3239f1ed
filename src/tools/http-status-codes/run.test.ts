import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PresentationTexts } from '#core/present.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import messages from './messages/en.json' with { type: 'json' };
import { run } from './run.ts';
import { registeredCodes, unofficialCodes } from './status-codes.ts';

const english: PresentationTexts<typeof messages> = { t: toolTexts('http-status-codes', 'en'), language: 'en' };

function found(search: string, unofficial: boolean, texts: PresentationTexts<typeof messages>) {
  const result = run.search({ search, unofficial });
  if (!result.ok) throw new Error('Nothing is refused.');
  const { codes, ...rest } = presenters.search(result.value, {}, texts);
  return { ...rest, codes: codes.map(({ code }) => Number(code)) };
}

const find = (search: string, unofficial = false) => found(search, unofficial, english);

const findGerman = (search: string) =>
  found(search, false, { t: (key) => (key === 'view.codes.404' ? 'Hier ist nichts.' : ''), language: 'de' }).codes;

describe('the data', () => {
  // IANA, Hypertext Transfer Protocol (HTTP) Status Code Registry, less the temporary 104.
  test('has the registered codes in ascending order', () => {
    expect(registeredCodes.map(({ code }) => code)).toEqual([
      100, 101, 102, 103, 200, 201, 202, 203, 204, 205, 206, 207, 208, 226, 300, 301, 302, 303, 304, 305, 306, 307, 308, 400, 401, 402, 403,
      404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425, 426, 428, 429, 431, 451, 500, 501,
      502, 503, 504, 505, 506, 507, 508, 510, 511,
    ]);
  });

  test('has 24 unofficial codes that are not registered', () => {
    const registered = new Set<number>(registeredCodes.map(({ code }) => code));
    expect(new Set(unofficialCodes.map(({ code }) => code)).size).toBe(24);
    expect(unofficialCodes.filter(({ code }) => registered.has(code))).toEqual([]);
  });

  // RFC 4918, section 11; RFC 5842, section 7; RFC 2518, section 10.1.
  test('marks the codes of WebDAV', () => {
    expect(registeredCodes.filter(({ type }) => type === 'WebDav').map(({ code }) => code)).toEqual([102, 207, 208, 423, 424, 507, 508]);
  });

  // RFC 9110, section 15.1.
  test('marks the codes that are cacheable by default', () => {
    const cacheable = registeredCodes.filter((entry) => 'isCacheable' in entry).map(({ code }) => code);
    expect(cacheable).toEqual([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]);
  });

  test('has a description for every code', () => {
    const codes = [...registeredCodes, ...unofficialCodes].map(({ code }) => String(code));
    expect(Object.keys(messages.view.codes).toSorted()).toEqual(codes.toSorted());
  });
});

describe('search', () => {
  test.each([
    ['', false, 63, 63],
    ['  ', false, 63, 63],
    ['', true, 87, 87],
    ['40', false, 10, 63],
    ['5xx', false, 11, 63],
    ['3XX', false, 9, 63],
    ['499', true, 1, 87],
    ['webdav', false, 7, 63],
    ['zzz', false, 0, 63],
    ['600', false, 0, 63],
  ])('for %j (unofficial codes: %s) finds %d of %d', (search, unofficial, shown, total) => {
    expect(find(search, unofficial)).toMatchObject({ shown: `${shown} of ${total}` });
    expect(find(search, unofficial).codes).toHaveLength(shown);
  });

  test.each([
    ['too large', false, [413, 431]],
    ['LARGE  too', false, [413, 431]],
    ['unprocessable entity', false, [422]],
    ['request-uri', false, [414]],
    ['x04', false, [204, 304, 404, 504]],
    ['4x8', false, [408, 418, 428]],
    ['rfc 8297', false, [103]],
    ['teapot', false, [418]],
    ['nginx', false, []],
    ['nginx certificate', true, [495, 496]],
    ['511', false, [511]],
    ['9110 tim', false, [408, 504]],
  ])('for %j (unofficial codes: %s) finds the codes %j', (search, unofficial, codes) => {
    expect(find(search, unofficial).codes).toEqual(codes);
  });

  test('searches the description in the page language and the English name', () => {
    expect(findGerman('hier NICHTS')).toEqual([404]);
    expect(findGerman('teapot')).toEqual([418]);
    expect(find('nichts').codes).toEqual([]);
  });

  test('reports a search without results', () => {
    expect(find(' zzz ').notices).toEqual([{ code: 'noMatch', values: { search: 'zzz' } }]);
    expect(find('404').notices).toEqual([]);
  });

  // php-fig/http-message-util#8: people look for 499, which is not in any registry.
  test.each(['499', 'Error 499', 'nginx'])('reports that only unofficial codes match %j', (search) => {
    expect(find(search).notices).toEqual([{ code: 'onlyUnofficial', values: { search } }]);
    expect(find(search, true).notices).toEqual([]);
  });

  test('finds exactly the codes that match a pattern', () => {
    const pattern = fc
      .tuple(fc.constantFrom(...'12345x'), fc.array(fc.constantFrom(...'0123456789x'), { maxLength: 2 }))
      .map(([first, rest]) => first + rest.join(''));
    fc.assert(
      fc.property(pattern, fc.boolean(), (search, unofficial) => {
        const { codes } = find(search, unofficial);
        const fits = (code: number) => [...search].every((digit, index) => digit === 'x' || digit === String(code)[index]);
        expect(codes).toEqual(find('', unofficial).codes.filter(fits));
      }),
    );
  });

  test('finds a code by any part of its name, and at least as many with unofficial codes', () => {
    const entry = fc.constantFrom(...registeredCodes);
    fc.assert(
      fc.property(entry, fc.nat(), fc.integer({ min: 4, max: 12 }), ({ code, name }, start, length) => {
        const part = name.slice(start % name.length, (start % name.length) + length);
        expect(find(part).codes).toContain(code);
        expect(find(part, true).codes).toEqual(expect.arrayContaining(find(part).codes));
      }),
    );
  });

  test('returns every matching code once and in ascending order', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (search, unofficial) => {
        const { codes, shown } = find(search, unofficial);
        expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b));
        expect(shown.startsWith(`${codes.length} of `)).toBe(true);
      }),
    );
  });
});

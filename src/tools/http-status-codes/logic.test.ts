import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findStatusCodes, statusClasses } from './logic.ts';
import english from './messages/en.json' with { type: 'json' };
import { specificationUrl } from './specification-url.ts';
import { registeredCodes, unofficialCodes } from './status-codes.ts';

const find = (search: string, unofficial = false) => {
  const found = findStatusCodes({ search }, { unofficial });
  return { ...found, codes: found.classes.flatMap((group) => group.codes.map(({ code }) => code)) };
};

const findGerman = (search: string) =>
  findStatusCodes({ search }, { unofficial: false }, (code) => (code === 404 ? 'Hier ist nichts.' : '')).classes.flatMap((group) =>
    group.codes.map(({ code }) => code),
  );

describe('the data', () => {
  // IANA, Hypertext Transfer Protocol (HTTP) Status Code Registry, less the temporary 104.
  test('has the registered codes in ascending order', () => {
    expect(registeredCodes.map(({ code }) => code)).toEqual([
      100, 101, 102, 103, 200, 201, 202, 203, 204, 205, 206, 207, 208, 226, 300, 301, 302, 303, 304, 305, 306, 307, 308, 400, 401, 402, 403,
      404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425, 426, 428, 429, 431, 451, 500, 501,
      502, 503, 504, 505, 506, 507, 508, 510, 511,
    ]);
  });

  test('has 24 unofficial codes, none of which is registered', () => {
    const registered = new Set<number>(registeredCodes.map(({ code }) => code));
    expect(new Set(unofficialCodes.map(({ code }) => code)).size).toBe(24);
    expect(unofficialCodes.filter(({ code }) => registered.has(code))).toEqual([]);
  });

  // RFC 4918, section 11; RFC 5842, section 7; RFC 2518, section 10.1.
  test('marks the codes of WebDAV', () => {
    expect(registeredCodes.filter(({ type }) => type === 'WebDav').map(({ code }) => code)).toEqual([102, 207, 208, 423, 424, 507, 508]);
  });

  // RFC 9110, section 15.1.
  test('marks what a cache may keep by its own judgment', () => {
    const cacheable = registeredCodes.filter((entry) => 'isCacheable' in entry).map(({ code }) => code);
    expect(cacheable).toEqual([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]);
  });

  test('has a description of every code', () => {
    const codes = [...registeredCodes, ...unofficialCodes].map(({ code }) => String(code));
    expect(Object.keys(english.view.codes).toSorted()).toEqual(codes.toSorted());
  });
});

describe('findStatusCodes', () => {
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
  ])('finds for %j (unofficial codes: %s) %d of %d', (search, unofficial, shown, total) => {
    expect(find(search, unofficial)).toMatchObject({ shown, total });
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
  ])('finds for %j (unofficial codes: %s) the codes %j', (search, unofficial, codes) => {
    expect(find(search, unofficial).codes).toEqual(codes);
  });

  test('finds by what a page in another language says about a code, and still by the English name', () => {
    expect(findGerman('hier NICHTS')).toEqual([404]);
    expect(findGerman('teapot')).toEqual([418]);
    expect(find('nichts').codes).toEqual([]);
  });

  test('hides a class without a match', () => {
    expect(find('unofficial', true).classes.map(({ statusClass }) => statusClass)).toEqual([4, 5]);
  });

  test('finds by a pattern exactly the codes whose digits fit it', () => {
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

  test('finds a code by any part of its name, and finds no fewer with the unofficial ones', () => {
    const entry = fc.constantFrom(...registeredCodes);
    fc.assert(
      fc.property(entry, fc.nat(), fc.integer({ min: 4, max: 12 }), ({ code, name }, start, length) => {
        const part = name.slice(start % name.length, (start % name.length) + length);
        expect(find(part).codes).toContain(code);
        expect(find(part, true).codes).toEqual(expect.arrayContaining(find(part).codes));
      }),
    );
  });

  test('puts every code it finds into its class, once and in ascending order', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (search, unofficial) => {
        const { classes, codes, shown } = find(search, unofficial);
        expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b));
        expect(shown).toBe(codes.length);
        for (const group of classes) expect(group.codes.every(({ code }) => String(code).startsWith(String(group.statusClass)))).toBe(true);
        expect(classes.map(({ statusClass }) => statusClass)).toEqual(
          statusClasses.filter((each) => codes.some((code) => String(code).startsWith(String(each)))),
        );
      }),
    );
  });
});

describe('specificationUrl', () => {
  test('leads to the RFC Editor for every registered code, and nowhere for the others', () => {
    expect(specificationUrl('RFC 9110')).toBe('https://www.rfc-editor.org/rfc/rfc9110');
    expect(registeredCodes.filter(({ specification }) => specificationUrl(specification) === undefined)).toEqual([]);
    expect(unofficialCodes.filter(({ specification }) => specificationUrl(specification) !== undefined)).toEqual([]);
  });
});

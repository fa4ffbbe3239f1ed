import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { declaration } from './declare.ts';
import { isWebUrl, schemeBeforePort } from './parse-url.ts';
import { parseQuery, stringifyQuery } from './query.ts';
import { dissect as dissectUrl } from './run.ts';

const dissect = (url: string, base = '') => dissectUrl({ url, base, plusMeansSpace: true });

function dissected(url: string, base = '') {
  const result = dissect(url, base);
  if (!result.ok || !result.value) throw new Error(`“${url}” is not taken apart.`);
  return result.value;
}

const pairs = (query: string, plusMeansSpace = true) => parseQuery(query, { plusMeansSpace }).map(({ name, value }) => [name, value]);

describe('dissectUrl', () => {
  test('splits a URL with all parts', () => {
    expect(dissected(declaration.inputs.url.sample ?? '').parts).toEqual({
      fullUrl: 'https://user:pa%20ss@xn--r8jz45g.jp/docs/a%20b?tag=x&tag=y&empty=&redirect=https%3A%2F%2Fexample.org%2F%3Fa%3D1#part-2',
      origin: 'https://xn--r8jz45g.jp',
      protocol: 'https:',
      username: 'user',
      password: 'pa ss',
      host: 'xn--r8jz45g.jp',
      hostname: 'xn--r8jz45g.jp',
      unicodeHostname: '例え.jp',
      port: '443',
      isDefaultPort: true,
      path: '/docs/a%20b',
      decodedPath: '/docs/a b',
      query: '?tag=x&tag=y&empty=&redirect=https%3A%2F%2Fexample.org%2F%3Fa%3D1',
      fragment: '#part-2',
    });
  });

  test('lists the parameters of the sample separately', () => {
    expect(dissected(declaration.inputs.url.sample ?? '').parameters).toEqual([
      { name: 'tag', value: 'x', occurrence: 1, occurrences: 2, isWebUrl: false },
      { name: 'tag', value: 'y', occurrence: 2, occurrences: 2, isWebUrl: false },
      { name: 'empty', value: '', occurrence: 1, occurrences: 1, isWebUrl: false },
      { name: 'redirect', value: 'https://example.org/?a=1', occurrence: 1, occurrences: 1, isWebUrl: true },
    ]);
  });

  // URL Standard, sections 4.3 (writing) and 3.5 (hosts), and the table of special schemes.
  test.each([
    ['http://a', { fullUrl: 'http://a/', port: '80', isDefaultPort: true, path: '/' }],
    ['"https://a.b/c",', { fullUrl: 'https://a.b/c' }],
    ['hxxps://a[.]b/c', { fullUrl: 'https://a.b/c' }],
    ['<URL:https://a.b/c>', { fullUrl: 'https://a.b/c' }], // RFC 3986, appendix C
    ['ws://a', { port: '80', isDefaultPort: true }],
    ['wss://a', { port: '443', isDefaultPort: true }],
    ['ftp://a', { port: '21', isDefaultPort: true }],
    ['HTTP://EXAMPLE.ORG:8080/%7Efoo/../a', { host: 'example.org:8080', port: '8080', isDefaultPort: false, path: '/a' }],
    ['http://[2001:DB8::0:1]/', { hostname: '[2001:db8::1]' }],
    ['http://0x7f.1/', { hostname: '127.0.0.1' }],
    ['mailto:a@b.c?subject=x', { origin: undefined, protocol: 'mailto:', path: 'a@b.c', query: '?subject=x', port: '', host: '' }],
    ['file:///C:/x', { origin: undefined, path: '/C:/x', port: '' }],
    ['foo://b/c?#', { origin: undefined, hostname: 'b', query: '', fragment: '' }],
    ['blob:https://a.b/1', { origin: 'https://a.b', path: 'https://a.b/1' }],
    ['http://a/%zz', { path: '/%zz', decodedPath: undefined }],
    ['http://u%ff:p%ff@a/', { username: 'u%ff', password: 'p%ff' }],
    ['\n https://a/ \t', { fullUrl: 'https://a/' }],
  ])('reads %j', (url, parts) => {
    expect(dissected(url).parts).toMatchObject(parts);
  });

  // RFC 3986, sections 5.4.1 and 5.4.2.
  test.each([
    ['g:h', 'g:h'],
    ['g', 'http://a/b/c/g'],
    ['./g', 'http://a/b/c/g'],
    ['g/', 'http://a/b/c/g/'],
    ['/g', 'http://a/g'],
    ['//g', 'http://g/'],
    ['?y', 'http://a/b/c/d;p?y'],
    ['g?y', 'http://a/b/c/g?y'],
    ['#s', 'http://a/b/c/d;p?q#s'],
    ['g;x?y#s', 'http://a/b/c/g;x?y#s'],
    ['', 'http://a/b/c/d;p?q'],
    ['.', 'http://a/b/c/'],
    ['..', 'http://a/b/'],
    ['../g', 'http://a/b/g'],
    ['../..', 'http://a/'],
    ['../../../g', 'http://a/g'],
    ['/./g', 'http://a/g'],
    ['g..', 'http://a/b/c/g..'],
    ['./g/.', 'http://a/b/c/g/'],
    ['g;x=1/../y', 'http://a/b/c/y'],
    ['g?y/./x', 'http://a/b/c/g?y/./x'],
  ])('resolves %j against a base to %s', (reference, resolved) => {
    expect(dissected(reference, ' http://a/b/c/d;p?q ').parts.fullUrl).toBe(resolved);
  });

  test.each([
    ['example.org', '', fail('needsScheme')],
    ['//example.org', '', fail('needsScheme')],
    ['/a', '', fail('needsScheme')],
    ['192.168.1.1:80', '', fail('needsScheme')],
    ['https://foo:99999/', '', fail('hostOrPort')],
    ['https://', '', fail('hostOrPort')],
    ['http://a b/', '', fail('hostOrPort')],
    ['http://a%zz/', '', fail('hostOrPort')],
    ['http://[::1', '', fail('hostOrPort')],
    ['//a:b', 'https://example.org', fail('hostOrPort')],
    ['g', '/b', fail('invalidBase', { field: 'base' })],
    ['https://example.org', 'example.org', fail('invalidBase', { field: 'base' })],
    ['', 'https://foo:99999/', fail('invalidBase', { field: 'base' })],
    ['g', 'mailto:a@b.c', fail('opaqueBase', { field: 'base' })],
  ])('refuses %j with the base %j', (url, base, refusal) => {
    expect(dissect(url, base)).toEqual(refusal);
  });

  test('returns nothing for empty input', () => {
    expect(dissect(' ', '\n')).toEqual(ok(null));
  });

  test('splits its own output into the same parts', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true, validSchemes: ['http', 'https', 'ftp', 'foo'] }), (url) => {
        const { parts } = dissected(url);
        expect(dissected(parts.fullUrl).parts).toEqual(parts);
        expect(parts.fullUrl.includes(parts.path + parts.query)).toBe(true);
      }),
    );
  });
});

describe('schemeBeforePort', () => {
  test.each([
    ['localhost:3000/x', 'localhost:'],
    [' Example.com:8080', 'example.com:'],
    ['tel:12345', 'tel:'],
    ['http://localhost:3000', undefined],
    ['mailto:a@b.c', undefined],
    ['192.168.1.1:80', undefined],
    ['a/b:1', undefined],
  ])('is in %j: %s', (typed, scheme) => {
    expect(schemeBeforePort(typed)).toBe(scheme);
  });
});

describe('isWebUrl', () => {
  test.each([
    ['https://example.org/?a=1', true],
    ['HTTP://a', true],
    ['https://', false],
    ['http:a', false],
    ['ftp://a', false],
    ['//a', false],
    ['see https://a', false],
  ])('for %j returns: %s', (text, is) => {
    expect(isWebUrl(text)).toBe(is);
  });
});

describe('parseQuery', () => {
  test.each([
    [
      '?a=1&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a&&b=&=c&',
      [
        ['a', ''],
        ['b', ''],
        ['', 'c'],
      ],
    ],
    ['a=b=c', [['a', 'b=c']]],
    [
      'a[]=1&a[b]=2',
      [
        ['a[]', '1'],
        ['a[b]', '2'],
      ],
    ],
    ['%C3%A9=%26', [['é', '&']]],
    ['a+b=c+d', [['a b', 'c d']]],
    [
      'a=+%zz&%FF+=+',
      [
        ['a', '+%zz'],
        ['%FF+', ' '],
      ],
    ],
    ['', []],
    ['?', []],
  ])('reads %j', (query, expected) => {
    expect(pairs(query)).toEqual(expected);
  });

  test('keeps a plus sign that does not represent a space', () => {
    expect(pairs('a+b=c+d', false)).toEqual([['a+b', 'c+d']]);
  });

  // URL Standard, section 5.2: written by `URLSearchParams`.
  test('reads the output of a form', () => {
    const parameter = fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.array(parameter), (parameters) => {
        expect(pairs(new URLSearchParams(parameters).toString())).toEqual(parameters);
      }),
    );
  });
});

describe('stringifyQuery', () => {
  test.each([
    ['', ''],
    ['b=1&a=2&b=3', '{\n  "b": [\n    "1",\n    "3"\n  ],\n  "a": "2"\n}'],
    ['10=x&9=y&__proto__=z', '{\n  "10": "x",\n  "9": "y",\n  "__proto__": "z"\n}'],
    ['a=%22%0A', '{\n  "a": "\\"\\n"\n}'],
  ])('writes %j', (query, json) => {
    expect(stringifyQuery(parseQuery(query, { plusMeansSpace: true }))).toBe(json);
  });

  test('keeps every value with its name', () => {
    const parameter = fc.record({ name: fc.string({ unit: 'grapheme' }), value: fc.string({ unit: 'binary' }) });
    fc.assert(
      fc.property(fc.array(parameter, { minLength: 1 }), (parameters) => {
        const read = new Map<string, unknown>(Object.entries(JSON.parse(stringifyQuery(parameters)) as object));
        for (const { name } of parameters) {
          const values = parameters.filter((each) => each.name === name).map(({ value }) => value);
          expect(read.get(name)).toEqual(values.length > 1 ? values : values[0]);
        }
      }),
    );
  });
});

test.each(['h', 'htt', 'HTTPS:'])('%s is an incomplete URL', (url) => {
  expect(dissect(url, '')).toMatchObject({ error: { isIncomplete: true } });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { decode as decodeCredentials } from './basic-credentials.ts';
import { generate } from './basic-header.ts';

const plain = { header: 'Authorization', encoding: 'UTF-8' } as const;
const latin1 = { ...plain, encoding: 'ISO-8859-1' } as const;

const decode = (headerToDecode: string) => decodeCredentials({ headerToDecode });

const headerOf = (username: string, password: string, options: Pick<Parameters<typeof generate>[0], 'header' | 'encoding'> = plain) => {
  const result = generate({ username, password, ...options });
  return result.ok ? result.value?.header : result.error.code;
};

describe('generate', () => {
  test.each([
    ['Aladdin', 'open sesame', plain, 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='], // RFC 7617, section 2
    ['test', '123£', plain, 'Authorization: Basic dGVzdDoxMjPCow=='], // RFC 7617, section 2.1
    ['test', '123£', latin1, 'Authorization: Basic dGVzdDoxMjOj'], // printf 'test:123\243' | base64
    ['user', 'a:b:c', plain, 'Authorization: Basic dXNlcjphOmI6Yw=='], // printf user:a:b:c | base64
    ['Aladdin', 'open sesame', { ...plain, header: 'Proxy-Authorization' }, 'Proxy-Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
    ['', 'x', plain, 'Authorization: Basic Ong='], // printf :x | base64
    [' ', '', plain, 'Authorization: Basic IDo='], // printf ' :' | base64
  ] as const)('creates the header for %j and %j with %j', (username, password, options, header) => {
    expect(headerOf(username, password, options)).toBe(header);
  });

  test('returns nothing for empty input', () => {
    expect(generate({ username: '', password: '', ...plain })).toEqual(ok(null));
  });

  test.each([
    ['user', 'password', 'Authorization', "-u 'user:password'"],
    ["o'neil", "it's", 'Authorization', "-u 'o'\\''neil:it'\\''s'"],
    ['user', '', 'Proxy-Authorization', "-U 'user:'"], // curl(1): --proxy-user
  ] as const)('creates the curl option of %j and %j for %s', (username, password, header, curlOption) => {
    expect(generate({ username, password, ...plain, header })).toMatchObject({ value: { curlOption } });
  });

  test.each([
    ['a:b', '', plain, fail('colonInUsername', { field: 'username', at: 1 })],
    ['a\tb', '', plain, fail('controlInUsername', { field: 'username', at: 1, values: { codePoint: 'U+0009' } })],
    ['a', 'b\x7f', plain, fail('controlInPassword', { field: 'password', at: 1, values: { codePoint: 'U+007F' } })],
    ['€', '', latin1, notInEncoding('username', '€', 'U+20AC', 'ISO-8859-1')],
    ['a', '😀', latin1, notInEncoding('password', '😀', 'U+1F600', 'ISO-8859-1')],
    ['a', '\ud83d', plain, notInEncoding('password', '\ud83d', 'U+D83D', 'UTF-8')],
  ] as const)('refuses %j and %j with %j', (username, password, options, failure) => {
    expect(generate({ username, password, ...options })).toEqual(failure);
  });
});

describe('decode', () => {
  test.each([
    ['Authorization: Basic YWxhZGRpbjpvcGVuc2VzYW1l', 'aladdin', 'opensesame', 'UTF-8'], // MDN, header Authorization
    ['dGVzdDoxMjOj', 'test', '123£', 'ISO-8859-1'],
    ['dGVzdDoxMjPCow==', 'test', '123£', 'UTF-8'],
    ['  proxy-authorization:BASIC  dXNlcjphOmI6Yw ', 'user', 'a:b:c', 'UTF-8'],
    ['basic ODovLz8_', '8', '//??', 'UTF-8'], // printf '8://??' | basenc --base64url
    ['Basic Og==', '', '', 'UTF-8'],
    ['> Authorization: Basic dXNlcjph', 'user', 'a', 'UTF-8'], // curl --verbose
    [`-H 'authorization: Basic dXNlcjph' \\`, 'user', 'a', 'UTF-8'],
    ['{"name": "Authorization", "value": "Basic dXNlcjph"},', 'user', 'a', 'UTF-8'],
    ['"Basic dXNlcjph"', 'user', 'a', 'UTF-8'],
    ['"auth": "dXNlcjph"', 'user', 'a', 'UTF-8'], // config.json of Docker
    ['//registry.example.com/:_auth=dXNlcjph', 'user', 'a', 'UTF-8'], // .npmrc
  ])('reads %j', (header, username, password, encoding) => {
    expect(decode(header)).toEqual(ok({ username, password, encoding }));
  });

  test.each([' ', ''])('finds nothing in %j', (blank) => {
    expect(decode(blank)).toEqual(ok(null));
  });

  test.each([
    ['Bearer abc', 'notBasic'],
    ['Authorization: Digest username="x"', 'notBasic'],
    ['Authorization: dXNlcjph', 'notBasic'],
    ['Cookie: Basic dXNlcjph', 'notBasic'],
    ['Basic %%%%', 'notBase64'],
    ['Basic dXNl cjph', 'notBase64'],
    ['a', 'notBase64'],
    ['Basic dXNlcg==', 'noColon'],
    ['Basic', 'noColon'],
  ] as const)('refuses %j: %s', (header, code) => {
    expect(decode(header)).toEqual(fail(code));
  });

  test('restores the credentials of a header', () => {
    // oxlint-disable-next-line no-control-regex -- RFC 7617 forbids them
    const allowed = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed().replaceAll(/[\u0000-\u001f\u007f]/g, ''));
    fc.assert(
      fc.property(allowed, allowed, (name, password) => {
        const username = name.replaceAll(':', '');
        fc.pre(username + password !== '');
        const header = headerOf(username, password) ?? '';
        expect(decode(header)).toEqual(ok({ username, password, encoding: 'UTF-8' }));
      }),
    );
  });
});

function notInEncoding(field: string, character: string, codePoint: string, encoding: string) {
  return fail('notInEncoding', { field, at: 0, values: { character, codePoint, encoding } });
}

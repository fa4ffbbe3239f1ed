import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { toBase64Url } from '#pure/notation/base64/base64.ts';
import { declaration } from './declare.ts';
import { parseToken } from './token.ts';

const sample = declaration.inputs.token.sample ?? '';
const [header = '', payload = '', signature = ''] = sample.split('.');
const encode = (text: string) => toBase64Url(new TextEncoder().encode(text));
const object = encode('{}');

describe('parseToken', () => {
  test.each([
    ['the token alone', sample],
    ['the scheme of RFC 6750', `Bearer ${sample}`],
    ['a whole header line', `Authorization: Bearer ${sample}\n`],
    ['a header line in lower case', `authorization:bearer ${sample}`],
    ['quotes and a comma', `  "${sample}",`],
    ['an argument of curl', `'Authorization: Bearer ${sample}'`],
    ['quotes after the scheme', `Bearer “${sample}”;`],
    ['line breaks inside', `${header}.\r\n${payload.slice(0, 9)}\n  ${payload.slice(9)}\t.${signature}`],
  ])('reads %s', (_, input) => {
    expect(parseToken(input)).toMatchObject({ ok: true, value: { compact: sample, isEncrypted: false } });
  });

  test.each(['', ' \n', 'Bearer ', '"",', 'Authorization:'])('finds no token in %j', (input) => {
    expect(parseToken(input)).toEqual(ok(null));
  });

  test.each([
    ['a', 1],
    ['a.b', 2],
    ['a.b.c.d', 4],
    ['a.b.c.d.e.f', 6],
  ])('rejects %j, which has %d parts', (input, found) => {
    expect(parseToken(input)).toEqual(fail('wrongPartCount', { values: { found } }));
  });

  test.each([
    ['e!J9.e30.', 'headerNotBase64Url', '!', 2, 1],
    ['Bearer e J\u{1F511}.e30.', 'headerNotBase64Url', '\u{1F511}', 3, 10],
    [` ${object}.\n e3=0.`, 'payloadNotBase64Url', '=', 3, 9],
    [`${object}.e30.AA+A`, 'signatureNotBase64Url', '+', 3, 10],
  ])('rejects %j with %s for %j at position %d', (input, code, character, position, at) => {
    expect(parseToken(input)).toEqual(fail(code, { at, values: { character, position } }));
    expect(String.fromCodePoint(input.codePointAt(at) ?? 0)).toBe(character);
  });

  test.each([
    ['eyJ9a.e30.', 'headerIncomplete', 4],
    [`${object}.e30AA.`, 'payloadIncomplete', 8],
    [`${object}.e30.A`, 'signatureIncomplete', 8],
  ])('rejects %j with %s for a missing character', (input, code, at) => {
    expect(parseToken(input)).toEqual(fail(code, { at }));
  });

  test.each([
    [encode('{"alg":}'), 'headerNotJson'],
    ['', 'headerNotJson'],
    [encode("{alg:'HS256',}"), 'headerNotJson'],
    [encode('\uFEFF{}'), 'headerNotJson'],
    [toBase64Url(Uint8Array.of(0x22, 0xff, 0x22)), 'headerNotJson'],
    [encode('["HS256"]'), 'headerNotAnObject'],
    [encode('"x"'), 'headerNotAnObject'],
    [encode('null'), 'headerNotAnObject'],
  ])('rejects the header %j with %s', (wrong, code) => {
    expect(parseToken(`${wrong}.e30.`)).toEqual(fail(code));
  });

  test('rejects a header that is nested too deeply', () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(parseToken(`${encode(deep)}.e30.`)).toEqual(fail('headerTooDeep'));
  });

  // RFC 7516, section 7.1: the content of the other four parts is not checked.
  test('reads only the header of an encrypted token', () => {
    expect(parseToken(`${object}.!.!.!.!`)).toMatchObject({ ok: true, value: { isEncrypted: true, payload: undefined } });
  });

  test('restores the payload of any token with any white space', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        fc.uint8Array(),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(' ', '\n', '\r\n', '\t', '\u00a0'))),
        (bytes, mac, spaces) => {
          const compact = `${object}.${toBase64Url(bytes)}.${toBase64Url(mac)}`;
          const spaced = spaces.reduce((text, [place, space]) => {
            const at = place % (text.length + 1);
            return text.slice(0, at) + space + text.slice(at);
          }, compact);
          expect(parseToken(spaced)).toMatchObject({ ok: true, value: { compact, payload: bytes } });
        },
      ),
    );
  });

  test('returns a result for any text, with an error offset inside it', () => {
    const pieces = fc.constantFrom('.', object, 'e', '!', ' ', '"', ',', 'Bearer ', 'authorization:', '\u{1F511}', '=');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((some) => some.join('')),
        ),
        (text) => {
          const token = parseToken(text);
          const at = token.ok ? undefined : token.error.at;
          expect(at ?? 0).toBeLessThan(text.length || 1);
        },
      ),
    );
  });
});

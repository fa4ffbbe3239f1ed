import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { findPemBlocks, firstPemBlock, formatPem } from './pem.ts';

const block = (label: string, content: string): string => `-----BEGIN ${label}-----\n${content}\n-----END ${label}-----`;
const foobar = new TextEncoder().encode('foobar'); // RFC 4648, section 10

describe('formatPem', () => {
  test('writes lines of 64 characters and ends with a line feed', () => {
    expect(formatPem('A KEY', new Uint8Array(49))).toBe(`${block('A KEY', `${'A'.repeat(64)}\nAA==`)}\n`);
  });

  test('writes what is found again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.constantFrom('PUBLIC KEY', 'X509 CRL'), (bytes, label) => {
        expect(findPemBlocks(`before\n${formatPem(label, bytes)}after`)).toEqual([{ label, header: '', bytes: Uint8Array.from(bytes) }]);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('findPemBlocks', () => {
  test.each([
    ['no block', 'Zm9vYmFy', []],
    ['a header', block('KEY', 'Proc-Type: 4,ENCRYPTED\n\nZm9vYmFy'), [{ label: 'KEY', header: 'Proc-Type: 4,ENCRYPTED\n', bytes: foobar }]],
    ['a block without an end', '-----BEGIN KEY-----\nZm9vYmFy', [{ label: 'KEY', header: '', bytes: undefined }]],
    ['what is no Base64', block('KEY', 'Zm9v*'), [{ label: 'KEY', header: '', bytes: undefined }]],
  ])('knows %s', (_what, text, blocks) => expect(findPemBlocks(text)).toEqual(blocks));
});

describe('firstPemBlock', () => {
  const whole = block('KEY', 'Zm9vYmFy');

  test.each([
    ['nothing', '', undefined, ''],
    ['text around it', `a\n${whole}\nb`, 'KEY', whole],
    ['a block without an end before it', `-----BEGIN OTHER-----\nZm9v\n${whole}`, 'OTHER', whole],
    ['a block without an end alone', '-----BEGIN OTHER-----\nZm9v', 'OTHER', ''],
  ])('with %s is the first label and the first whole block', (_what, text, label, found) => {
    expect(firstPemBlock(text)).toEqual({ label, block: found });
  });
});

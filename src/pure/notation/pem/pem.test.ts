import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { findPemBlocks, formatPem } from './pem.ts';

const block = (label: string, content: string): string => `-----BEGIN ${label}-----\n${content}\n-----END ${label}-----`;
const foobar = new TextEncoder().encode('foobar'); // RFC 4648, section 10

describe('formatPem', () => {
  test('writes lines of 64 characters and ends with a line feed', () => {
    expect(formatPem('A KEY', new Uint8Array(49))).toBe(`${block('A KEY', `${'A'.repeat(64)}\nAA==`)}\n`);
  });

  test('writes blocks that findPemBlocks reads back', () => {
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
    ['a block with invalid Base64', block('KEY', 'Zm9v*'), [{ label: 'KEY', header: '', bytes: undefined }]],
  ])('reads %s', (_what, text, blocks) => expect(findPemBlocks(text)).toEqual(blocks));
});

describe('a PEM block in other text', () => {
  const bytes = Uint8Array.from({ length: 150 }, (_, index) => (index * 7) % 256);
  const pem = formatPem('PRIVATE KEY', bytes);
  const lines = pem.trimEnd().split('\n');
  const each = (change: (line: string, index: number) => string, lineBreak = '\n'): string => lines.map(change).join(lineBreak);

  test.each([
    ['Windows line endings', pem.replaceAll('\n', '\r\n')],
    ['classic Mac OS line endings', pem.replaceAll('\n', '\r')],
    ['\\n instead of line breaks', pem.replaceAll('\n', String.raw`\n`)],
    ['\\r\\n instead of line breaks', pem.replaceAll('\n', String.raw`\r\n`)],
    ['doubly escaped line breaks', pem.replaceAll('\n', String.raw`\\n`)],
    ['a JSON string', JSON.stringify(pem)],
    ['JSON as PHP writes it', JSON.stringify(pem).replaceAll('/', String.raw`\/`)],
    ['JSON as Gson writes it', JSON.stringify(pem).replaceAll('=', String.raw`\u003d`)],
    ['a service account key file', JSON.stringify({ type: 'service_account', private_key: pem, client_id: '1' }, null, 2)],
    ['a line of an environment file', `APP_KEY='${pem.replaceAll('\n', String.raw`\n`)}'`],
    ['a shell variable', `export KEY="${pem}"`],
    ['lines joined by backslashes', each((line) => line, '\\\n')],
    ['spaces instead of line breaks', each((line) => line, ' ')],
    ['one line without spaces', each((line) => line, '')],
    ['an indent', each((line) => `    ${line}`)],
    ['a YAML block', `key: |\n${each((line) => `  ${line}`)}\nother: 1`],
    ['a document on the same line as its end', pem.replace('\n-----END', '-----END')],
    ['a reply to a message', each((line) => `> ${line}`)],
    ['a reply to a reply', each((line) => `>> ${line}`)],
    ['a C comment', each((line) => ` * ${line}`)],
    ['a JavaScript comment', each((line) => `// ${line}`)],
    ['a diff', each((line) => `+${line}`)],
    ['cat -n', each((line, index) => `${String(index + 1).padStart(6)}\t${line}`)],
    ['grep -n', each((line, index) => `${index + 1}:${line}`)],
    ['Java strings', each((line) => `"${line}\\n"`, ' +\n    ')],
    ['Python strings', each((line) => `    '${line}\\n'`)],
    ['a JSON array', `[\n${each((line) => `  "${line}"`, ',\n')}\n]`],
    ['the dashes of a word processor', pem.replaceAll('-----', '—–')],
    ['invisible characters', `\uFEFF${each((line) => `\u200B${line}\u00A0`)}`],
    ['Base64 of the file', Buffer.from(pem).toString('base64')],
    ['a Kubernetes secret', `data:\n  tls.key: ${Buffer.from(pem).toString('base64')}\ntype: Opaque`],
  ])('is found in %s', (_what, text) => {
    expect(findPemBlocks(text)).toEqual([{ label: 'PRIVATE KEY', header: '', bytes }]);
  });

  test('keeps the header of an indented block', () => {
    const text = block('KEY', 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nZm9vYmFy').replaceAll(/^/gm, '  ');
    expect(findPemBlocks(text)).toEqual([{ label: 'KEY', header: 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n', bytes: foobar }]);
  });
});

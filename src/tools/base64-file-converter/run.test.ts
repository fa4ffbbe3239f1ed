import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { encodeFile } from './encode-file.ts';
import { declaration } from './declare.ts';
import { decode, encode } from './run.ts';

const context = { signal: new AbortController().signal, progress: () => undefined };

const encodeBytes = async (bytes: Uint8Array | string, name = 'a', type = '') => {
  const encoded = await encode({ file: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }) }, context);
  if (!encoded.ok || !encoded.value) throw new Error(JSON.stringify(encoded));
  return encoded.value;
};

async function decodeText(base64: string) {
  const decoded = await decode({ base64 });
  if (!decoded.ok || !decoded.value) throw new Error(JSON.stringify(decoded));
  const { content, ...about } = decoded.value;
  return { ...about, bytes: new Uint8Array(await content.arrayBuffer()), blobType: content.type };
}

const base64Of = (text: string): string => Buffer.from(text).toString('base64');

describe('encode', () => {
  test('returns the Base64 and the properties of a file', async () => {
    expect(await encodeBytes('hello', 'hello.txt', 'text/plain')).toMatchObject({
      fileName: 'hello.txt',
      mediaType: 'text/plain',
      byteCount: 5,
      base64Length: 8,
      beginning: 'aGVsbG8=', // RFC 4648
    });
  });

  test.each([
    ['{}', 'application/json', 'application/json', 'the type from the browser'],
    ['%PDF-1.4\n', '', 'application/pdf', 'ISO 32000-1, section 7.5.2'],
    ['\u0001\u0002', '', 'application/octet-stream', 'nothing known'],
    ['', '', 'application/octet-stream', 'no bytes'],
    ['a', '', 'text/plain', 'a text'],
  ])('for %j with the type %j uses %s (%s)', async (content, type, mediaType, _source) => {
    expect((await encodeBytes(content, 'a', type)).mediaType).toBe(mediaType);
  });

  test('returns nothing without a file', async () => {
    expect(await encode({ file: null }, context)).toEqual(ok(null));
  });

  test('refuses a file of more than 200 MB, without reading it', async () => {
    const large = Object.defineProperty(new File([], 'large'), 'size', { value: 200_000_001 });
    expect(await encode({ file: large }, context)).toEqual(fail('fileTooLarge', { field: 'file' }));
  });

  test('reports a file that can no longer be read', async () => {
    const gone = new File(['was here'], 'gone.iso');
    gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
    expect(await encode({ file: gone }, context)).toEqual(fail('unreadableFile', { field: 'file', values: { name: 'gone.iso' } }));
  });
});

describe('encodeFile', () => {
  test('matches Node for any number of slices', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(3, 6, 99, 300), async (bytes, sliceBytes) => {
        const encoded = await encodeFile(new Blob([bytes]), context, sliceBytes);
        const base64 = Buffer.from(bytes).toString('base64');
        expect(encoded?.beginning).toBe(base64);
        expect(await encoded?.base64.text()).toBe(base64);
      }),
    );
  });

  test('returns the first 100,000 characters and a blob with all', async () => {
    const encoded = await encodeFile(new Blob([new Uint8Array(90_000)]), context, 30_000);
    expect(encoded?.beginning).toBe('A'.repeat(100_000));
    expect(encoded?.base64.size).toBe(120_000);
  });

  test('reports progress after every slice, and stops at the next slice after an abort', async () => {
    const controller = new AbortController();
    const shares: number[] = [];
    const progress = (share: number): void => {
      shares.push(share);
      if (share > 0.7) controller.abort(new Error('canceled'));
    };
    const file = new Blob(['0123456789']);
    await expect(encodeFile(file, { signal: controller.signal, progress }, 3)).rejects.toThrow('canceled');
    expect(shares).toEqual([0.3, 0.6, 0.9]);
  });
});

describe('decode', () => {
  test.each([
    ['JVBERi0xLjQK', 'application/pdf', 'content', 'pdf', 'ISO 32000-1, section 7.5.2'],
    ['data:text/css;base64,YXt9', 'text/css', 'dataUri', 'css', 'RFC 2318'],
    ['R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'image/gif', 'content', 'gif', 'issue 1772 of the older it-tools'],
    [declaration.inputs.base64.sample ?? '', 'image/png', 'content', 'png', 'PNG, section 5.2'],
    ['/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//', 'image/jpeg', 'content', 'jpg', 'JFIF 1.02'],
    ['data:image/jpeg;base64,AAAA', 'image/jpeg', 'dataUri', 'jpg', 'RFC 2046'],
    ['data:audio/mpeg;base64,//uQZAAAAAAAAAAAAAAAAAAAAAAA', 'audio/mpeg', 'dataUri', 'mp3', 'ISO/IEC 11172-3'],
    ['data:application/x-unheard-of;base64,AAAA', 'application/x-unheard-of', 'dataUri', 'bin', 'an unknown type'],
    ['data:;base64,aGVsbG8=', 'text/plain', 'content', 'txt', 'RFC 2397, without a type'],
    ['AAEC', '', 'nowhere', 'bin', 'control characters'],
    ['/w==', '', 'nowhere', 'bin', 'no UTF-8'],
    ['data:text/plain;base64,', 'text/plain', 'dataUri', 'txt', 'no bytes'],
    ['data:;base64,', '', 'nowhere', 'bin', 'no bytes'],
    [base64Of('a\tb\r\nc'), 'text/plain', 'content', 'txt', 'the control characters of texts'],
    [base64Of('a\u0085'), '', 'nowhere', 'bin', 'a control character'],
    [base64Of('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'content', 'svg', 'SVG 2'],
    [base64Of('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'content', 'svg', 'SVG 2'],
    [base64Of('<?xml version="1.0"?><a/>'), 'application/xml', 'content', 'xml', 'XML 1.0'],
  ])('identifies %s as %j from %s, with the extension %s (%s)', async (base64, mediaType, typeFrom, extension, _source) => {
    const decoded = await decodeText(base64);
    expect(decoded).toMatchObject({ mediaType, typeFrom, extension, blobType: mediaType || 'application/octet-stream' });
  });

  test.each(['', ' \n'])('returns nothing for %j', async (base64) => {
    expect(await decode({ base64 })).toEqual(ok(null));
  });

  test.each([
    ['data:image/png;base64,iVBOR*', 'notBase64', { at: 27, values: { character: '*', position: 28 } }],
    ['Zg=a', 'paddingNotAtEnd', { at: 2, values: { position: 3 } }],
    ['Z', 'incomplete', { at: 0, values: { count: 1 } }],
    ['data:image/png,x', 'dataUriNotBase64', { at: 0 }],
  ] as const)('refuses %s: %s', async (base64, code, details) => {
    expect(await decode({ base64 })).toEqual(fail(code, details));
  });

  test('restores the bytes of any file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 500 }), async (bytes) => {
        const { beginning } = await encodeBytes(bytes);
        expect((await decodeText(beginning)).bytes).toEqual(bytes);
      }),
    );
  });
});

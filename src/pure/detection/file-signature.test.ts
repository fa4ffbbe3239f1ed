import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { fileSignature } from './file-signature.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (character) => character.charCodeAt(0)) : part)));

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('the signature of a file', () => {
  test.each([
    // PNG, section 5.2 and 11.2.1
    [
      'a PNG',
      bytes(PNG, [0, 0, 0, 13], 'IHDR', [0, 0, 1, 0, 0, 0, 0, 2]),
      { kind: 'image', name: 'PNG', dimensions: { width: 256, height: 2 } },
    ],
    // RFC 9649, section 2.5: the beginning of a key frame
    [
      'a lossy WebP',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 1, 0xf0, 0]),
      { kind: 'image', name: 'WebP', dimensions: { width: 320, height: 240 } },
    ],
    // RFC 9649, section 3.4: 14 bits each, minus one
    [
      'a lossless WebP',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x3b, 0]),
      { kind: 'image', name: 'WebP', dimensions: { width: 320, height: 240 } },
    ],
    ['a JPEG that is cut off before its frame', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16]), { kind: 'image', name: 'JPEG' }],
    ['a PDF', bytes('%PDF-1.7\n'), { kind: 'document', name: 'PDF' }],
    ['an MP4', bytes([0, 0, 0, 24], 'ftypisom'), { kind: 'video', name: 'MP4' }],
    ['a text', bytes('BMW is a brand'), undefined],
    ['nothing', bytes(), undefined],
  ])('identifies %s', (_fact, beginning, signature) => expect(fileSignature(beginning)).toEqual(signature));

  test('never fails for any bytes and never has an empty side', () => {
    const beginnings = fc.constantFrom('', 'GIF89a', 'BM', 'RIFF0000WEBP', String.fromCharCode(...PNG), '\u00ff\u00d8\u00ff');
    fc.assert(
      fc.property(beginnings, fc.uint8Array({ maxLength: 200 }), (beginning, rest) => {
        const { width = 1, height = 1 } = fileSignature(bytes(beginning, [...rest]))?.dimensions ?? {};
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }),
      { numRuns: runs(200) },
    );
  });
});

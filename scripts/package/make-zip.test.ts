import { strToU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeZip } from './make-zip.ts';

const files = { 'b/ä.html': strToU8('b'.repeat(1000)), 'a.html': strToU8('a'), 'A.html': strToU8('') };
const zip = makeZip(files);

/** The first file header in the central directory of a zip: APPNOTE.TXT, 4.3.12. */
const header = new DataView(zip.buffer, zip.byteOffset + Buffer.from(zip).indexOf('PK\u0001\u0002'));

describe('a ZIP file', () => {
  test('contains every file, sorted by name', () => {
    expect(Object.keys(unzipSync(zip))).toEqual(['A.html', 'a.html', 'b/ä.html']);
    expect(unzipSync(zip)).toEqual(files);
  });

  test('has the same bytes for any order of the files', () => {
    expect(makeZip(Object.fromEntries(Object.entries(files).toReversed()))).toEqual(zip);
  });

  test('records 1980-01-01 00:00, Unix mode 644, and no extra field', () => {
    expect(header.getUint8(5)).toBe(3);
    expect(header.getUint16(12, true)).toBe(0);
    expect(header.getUint16(14, true)).toBe((1 << 5) | 1);
    expect(header.getUint16(30, true)).toBe(0);
    expect(header.getUint32(38, true) >>> 16).toBe(0o100644);
  });

  test('has the same time in every time zone', () => {
    const zone = process.env['TZ'];
    try {
      for (const other of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
        process.env['TZ'] = other;
        expect(makeZip(files)).toEqual(zip);
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  test('is smaller than its content', () => {
    expect(zip.length).toBeLessThan(600);
  });
});

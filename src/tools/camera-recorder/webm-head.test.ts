import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headLength, withOpenSegment } from './webm-head.ts';

// The elements of a head: RFC 9559, sections 5.1.1 to 5.1.4. Their content does not matter here.
const EBML = [0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x86, 0x81, 0x01];
const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const INFO = [0x15, 0x49, 0xa9, 0x66, 0x83, 0xec, 0x81, 0x00];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75, 0xff];
const bytes = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat());

describe('headLength', () => {
  test('is the offset of the first Cluster', () => {
    expect(headLength(bytes(EBML, SEGMENT, [0xff], INFO, CLUSTER, CLUSTER))).toBe(EBML.length + SEGMENT.length + 1 + INFO.length);
  });

  test.each([[[]], [EBML], [[0x1f, 0x43, 0xb6]]])('is undefined for %j, which has no Cluster', (part) => {
    expect(headLength(bytes(part))).toBeUndefined();
  });
});

describe('withOpenSegment', () => {
  // RFC 8794, section 6.2: unknown sizes of one, two, four, and eight bytes
  test.each([
    [[0x88], [0xff]],
    [
      [0x40, 0x88],
      [0x7f, 0xff],
    ],
    [
      [0x10, 0, 1, 2],
      [0x1f, 0xff, 0xff, 0xff],
    ],
    [
      [0x01, 0, 0, 0, 0, 0, 0, 9],
      [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    ],
  ])('changes the size %j to %j', (size, open) => {
    expect(withOpenSegment(bytes(EBML, SEGMENT, size, INFO))).toEqual(bytes(EBML, SEGMENT, open, INFO));
  });

  test('returns input without a Segment unchanged, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.boolean(), (noise, hasSegment) => {
        const head = hasSegment ? bytes([...noise], SEGMENT, [...noise]) : noise;
        expect(withOpenSegment(head)).toHaveLength(head.length);
        expect(withOpenSegment(withOpenSegment(head))).toEqual(withOpenSegment(head));
      }),
    );
    expect(withOpenSegment(bytes(EBML))).toEqual(bytes(EBML));
  });
});

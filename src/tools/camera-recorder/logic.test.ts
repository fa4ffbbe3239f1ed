import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOfError } from './camera-fault.ts';
import { captureFileName } from './capture-file-name.ts';
import { addCapture, emptyGallery, type Gallery, removeCapture } from './gallery.ts';
import { parseSources, stringifySources } from './stored-sources.ts';
import { chosenFormat, supportedFormats } from './video-formats.ts';
import { headLength, withOpenSegment } from './webm-head.ts';

describe('faultOfError', () => {
  // Media Capture and Streams, getUserMedia, step 6 and 10
  test.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'noCamera'],
    ['NotReadableError', 'inUse'],
    ['AbortError', 'inUse'],
    ['OverconstrainedError', 'resolution'],
    ['SecurityError', 'refused'],
    ['TypeError', 'unsupported'],
    ['', 'inUse'],
  ])('takes %s for %s', (name, fault) => {
    expect(faultOfError(name)).toBe(fault);
  });
});

const formatsOf = (...known: readonly string[]) => supportedFormats((mediaType) => known.includes(mediaType));

describe('supportedFormats', () => {
  test('are those of the browser, in the order of the specification', () => {
    expect(formatsOf('video/mp4;codecs=avc1', 'video/webm;codecs=vp8', 'video/webm;codecs=vp9').map(({ format }) => format)).toEqual([
      'webm-vp9',
      'webm-vp8',
      'mp4-h264',
    ]);
  });

  test('are found by another name of the same codec', () => {
    expect(formatsOf('video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=vp09.00.10.08')).toEqual([
      { format: 'mp4-h264', mediaType: 'video/mp4;codecs=avc1.42E01E', mediaTypeWithSound: 'video/mp4;codecs=avc1.42E01E' },
      { format: 'mp4-vp9', mediaType: 'video/mp4;codecs=vp09.00.10.08', mediaTypeWithSound: 'video/mp4;codecs=vp09.00.10.08' },
    ]);
    expect(formatsOf()).toEqual([]);
  });

  // Firefox 153: `vp8` throws where there is sound, `vp8,opus` records nothing where there is none.
  test('name a codec for sound in WebM where there is sound, and only there', () => {
    expect(formatsOf('video/webm;codecs=vp8', 'video/webm;codecs=vp8,opus')).toEqual([
      { format: 'webm-vp8', mediaType: 'video/webm;codecs=vp8', mediaTypeWithSound: 'video/webm;codecs=vp8,opus' },
    ]);
    expect(formatsOf('video/webm;codecs=vp8')[0]?.mediaTypeWithSound).toBe('video/webm;codecs=vp8');
  });

  test('are chosen from, the first where the wanted one is missing', () => {
    const supported = formatsOf('video/webm;codecs=vp8', 'video/mp4;codecs=avc1');
    expect(chosenFormat(supported, 'mp4-h264')?.format).toBe('mp4-h264');
    expect(chosenFormat(supported, 'webm-vp9')?.format).toBe('webm-vp8');
    expect(chosenFormat([], 'webm-vp9')).toBeUndefined();
  });
});

describe('captureFileName', () => {
  // The first is the specification's.
  test.each([
    ['screenshot', 'image/png', 'screenshot-2026-01-31-093000.png'],
    ['screenshot', 'image/jpeg', 'screenshot-2026-01-31-093000.jpg'],
    ['recording', 'video/webm', 'recording-2026-01-31-093000.webm'],
    ['recording', 'video/mp4;codecs=avc1', 'recording-2026-01-31-093000.mp4'],
    ['recording', '', 'recording-2026-01-31-093000.bin'],
  ] as const)('of a %s of type %j is %s', (kind, mediaType, name) => {
    expect(captureFileName(kind, new Date(2026, 0, 31, 9, 30), mediaType)).toBe(name);
  });
});

const made = (kind: 'screenshot' | 'recording') => ({ kind, blob: new Blob(), width: 640, height: 480, fileName: 'any' });
const numbers = ({ captures }: Gallery) => captures.map(({ kind, number }) => `${kind} ${number}`);

describe('gallery', () => {
  test('has the newest first, and counts pictures and videos apart', () => {
    const gallery = [made('screenshot'), made('recording'), made('screenshot')].reduce(addCapture, emptyGallery);
    expect(numbers(gallery)).toEqual(['screenshot 2', 'recording 1', 'screenshot 1']);
  });

  test('takes one away, and the others keep their numbers', () => {
    const gallery = [made('screenshot'), made('screenshot'), made('recording')].reduce(addCapture, emptyGallery);
    const first = gallery.captures.find(({ kind }) => kind === 'screenshot')!;
    expect(numbers(removeCapture(gallery, first))).toEqual(['recording 1', 'screenshot 1']);
  });

  test('never gives a number twice, whatever is deleted', () => {
    const step = fc.constantFrom('screenshot', 'recording', 'delete');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.nat(), (steps, place) => {
        const given: string[] = [];
        let gallery = emptyGallery;
        for (const next of steps) {
          const target = gallery.captures[place % Math.max(1, gallery.captures.length)];
          if (next !== 'delete') given.push(numbers((gallery = addCapture(gallery, made(next))))[0]!);
          else if (target) gallery = removeCapture(gallery, target);
        }
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });
});

describe('parseSources', () => {
  test('reads what stringifySources wrote', () => {
    fc.assert(
      fc.property(fc.record({ videoId: fc.string(), audioId: fc.string() }), (sources) => {
        expect(parseSources(stringifySources(sources))).toEqual(sources);
      }),
    );
  });

  test.each(['', 'null', '[]', '7', '{"videoId":7,"audioId":{}}', '{"videoId":'])('chooses nothing for %j', (source) => {
    expect(parseSources(source)).toEqual({ videoId: '', audioId: '' });
  });
});

// The elements that a head has: RFC 9559, sections 5.1.1 to 5.1.4. What they hold is of no matter here.
const EBML = [0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x86, 0x81, 0x01];
const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const INFO = [0x15, 0x49, 0xa9, 0x66, 0x83, 0xec, 0x81, 0x00];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75, 0xff];
const bytes = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat());

describe('headLength', () => {
  test('is where the first Cluster begins', () => {
    expect(headLength(bytes(EBML, SEGMENT, [0xff], INFO, CLUSTER, CLUSTER))).toBe(EBML.length + SEGMENT.length + 1 + INFO.length);
  });

  test.each([[[]], [EBML], [[0x1f, 0x43, 0xb6]]])('is not known of %j, which has no Cluster', (part) => {
    expect(headLength(bytes(part))).toBeUndefined();
  });
});

describe('withOpenSegment', () => {
  // The reserved sizes of RFC 8794, section 6.2, of one, two, four and eight bytes
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
  ])('turns the size %j into %j', (size, open) => {
    expect(withOpenSegment(bytes(EBML, SEGMENT, size, INFO))).toEqual(bytes(EBML, SEGMENT, open, INFO));
  });

  test('leaves what has no Segment as it is, and never throws', () => {
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

import { describe, expect, test } from 'vitest';
import { captureFileName } from './capture-file-name.ts';

describe('captureFileName', () => {
  // The first example is from the specification.
  test.each([
    ['screenshot', 'image/png', 'screenshot-2026-01-31-093000.png'],
    ['screenshot', 'image/jpeg', 'screenshot-2026-01-31-093000.jpg'],
    ['recording', 'video/webm', 'recording-2026-01-31-093000.webm'],
    ['recording', 'video/mp4;codecs=avc1', 'recording-2026-01-31-093000.mp4'],
    // collab-project/videojs-record#464, muaz-khan/RecordRTC#820 and #869
    ['recording', 'video/x-matroska;codecs=avc1', 'recording-2026-01-31-093000.mkv'],
    ['recording', 'video/quicktime', 'recording-2026-01-31-093000.mov'],
    ['screenshot', 'image/webp', 'screenshot-2026-01-31-093000.webp'],
    ['recording', '', 'recording-2026-01-31-093000.bin'],
  ] as const)('for a %s of type %j is %s', (kind, mediaType, name) => {
    expect(captureFileName(kind, new Date(2026, 0, 31, 9, 30), mediaType)).toBe(name);
  });
});

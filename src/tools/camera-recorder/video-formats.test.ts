import { describe, expect, test } from 'vitest';
import { chosenFormat, supportedFormats } from './video-formats.ts';

const formatsOf = (...known: readonly string[]) => supportedFormats((mediaType) => known.includes(mediaType));

describe('supportedFormats', () => {
  test('are those of the browser, in the order of the specification', () => {
    expect(formatsOf('video/mp4;codecs=avc1', 'video/webm;codecs=vp8', 'video/webm;codecs=vp9').map(({ format }) => format)).toEqual([
      'webm-vp9',
      'webm-vp8',
      'mp4-h264',
    ]);
  });

  // samdutton/simpl#139, quic/sense#145 and muaz-khan/RecordRTC#869: Safari before 18.4 has no WebM, and Chromium also reports H.264 in
  // WebM.
  test('are only MP4 without support for WebM, and never H.264 in WebM', () => {
    expect(formatsOf('video/mp4', 'video/mp4;codecs=avc1').map(({ format }) => format)).toEqual(['mp4-h264']);
    expect(formatsOf('video/webm;codecs=h264', 'video/webm', 'video/x-matroska;codecs=avc1')).toEqual([]);
  });

  test('are found by another name of the same codec', () => {
    expect(formatsOf('video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=vp09.00.10.08')).toEqual([
      { format: 'mp4-h264', mediaType: 'video/mp4;codecs=avc1.42E01E', mediaTypeWithSound: 'video/mp4;codecs=avc1.42E01E' },
      { format: 'mp4-vp9', mediaType: 'video/mp4;codecs=vp09.00.10.08', mediaTypeWithSound: 'video/mp4;codecs=vp09.00.10.08' },
    ]);
    expect(formatsOf()).toEqual([]);
  });

  // Firefox 153: `vp8` throws with sound, and `vp8,opus` records nothing without it.
  test('include an audio codec in WebM only if it is supported', () => {
    expect(formatsOf('video/webm;codecs=vp8', 'video/webm;codecs=vp8,opus')).toEqual([
      { format: 'webm-vp8', mediaType: 'video/webm;codecs=vp8', mediaTypeWithSound: 'video/webm;codecs=vp8,opus' },
    ]);
    expect(formatsOf('video/webm;codecs=vp8')[0]?.mediaTypeWithSound).toBe('video/webm;codecs=vp8');
  });

  test('fall back to the first one if the requested one is missing', () => {
    const supported = formatsOf('video/webm;codecs=vp8', 'video/mp4;codecs=avc1');
    expect(chosenFormat(supported, 'mp4-h264')?.format).toBe('mp4-h264');
    expect(chosenFormat(supported, 'webm-vp9')?.format).toBe('webm-vp8');
    expect(chosenFormat([], 'webm-vp9')).toBeUndefined();
  });
});

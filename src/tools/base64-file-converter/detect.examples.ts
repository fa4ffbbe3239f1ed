import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  {
    detector: 'base64',
    input:
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATElEQVR42u3PQQkAAAgEsItvay+Cb2GwAstOXouAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwKWugHFp2JG2vwAAAABJRU5ErkJggg==',
    reading: 'Image',
    answer: 'PNG image, 64 × 64, 133 bytes',
  },
  {
    detector: 'base64',
    input:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATElEQVR42u3PQQkAAAgEsItvay+Cb2GwAstOXouAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwKWugHFp2JG2vwAAAABJRU5ErkJggg==',
    reading: 'Image',
    answer: 'PNG image, 64 × 64, 133 bytes',
  },
  {
    detector: 'base64',
    input:
      'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgMjAwIDIwMF0+PmVuZG9iagp0cmFpbGVyPDwvUm9vdCAxIDAgUj4+CiUlRU9GCg==',
    reading: 'File',
    answer: 'PDF document, 193 bytes',
  },
  { detector: 'base64', input: 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=', reading: 'Image', answer: 'GIF image, 1 × 1, 35 bytes' },
  {
    detector: 'base64',
    input: '/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAAgADADASIAAhEBAxEB/9k=',
    reading: 'Image',
    answer: 'JPEG image, 48 × 32, 41 bytes',
  },
  {
    detector: 'base64',
    input:
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATElEQVR42u3PQQkAAAgEsItvay+C\nb2GwAstOXouAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwKWugHFp2JG2vwAAAABJRU5ErkJggg==',
    reading: 'Image',
    answer: 'PNG image, 64 × 64, 133 bytes',
  },
  { detector: 'base64', input: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAAAA', reading: 'File', answer: 'ZIP archive, 24 bytes' },
  // RFC 2397, section 4
  { detector: 'base64', input: 'data:text/plain;base64,SGVsbG8=', reading: 'File', answer: 'text/plain, 5 bytes' },
  { detector: 'base64', input: 'data:,A%20brief%20note', reading: 'File', answer: 'text/plain, 12 bytes' },
  {
    detector: 'file',
    input: {
      file: 'orange.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATElEQVR42u3PQQkAAAgEsItvay+Cb2GwAstOXouAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwKWugHFp2JG2vwAAAABJRU5ErkJggg==',
    },
    reading: 'Image',
    answer: 'PNG image, 64 × 64, 133 bytes',
  },
  {
    detector: 'file',
    input: { file: 'pixel.gif', base64: 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=' },
    reading: 'Image',
    answer: 'GIF image, 1 × 1, 35 bytes',
  },
  {
    detector: 'file',
    input: { file: 'photo.jpg', base64: '/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAAgADADASIAAhEBAxEB/9k=' },
    reading: 'Image',
    answer: 'JPEG image, 48 × 32, 41 bytes',
  },
  {
    detector: 'file',
    input: { file: 'dot.bmp', base64: 'Qk1GAAAAAAAAADYAAAAoAAAAAgAAAP7///8BABgAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==' },
    reading: 'Image',
    answer: 'BMP image, 2 × 2, 70 bytes',
  },
  {
    detector: 'file',
    input: { file: 'shot.webp', base64: 'UklGRh4AAABXRUJQVlA4WAoAAAAAAAAAYwAAMQAA' },
    reading: 'Image',
    answer: 'WebP image, 100 × 50, 30 bytes',
  },
  {
    detector: 'file',
    input: { file: 'empty.zip', base64: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' },
    reading: 'File',
    answer: 'ZIP archive, 22 bytes',
  },
  {
    detector: 'file',
    input: { file: 'data.sqlite', base64: 'U1FMaXRlIGZvcm1hdCAzAAAAAAAAAAAAAAAAAAAAAAA=' },
    reading: 'File',
    answer: 'SQLite data, 32 bytes',
  },
  {
    detector: 'file',
    input: { file: 'song.mp3', base64: 'SUQzBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==' },
    reading: 'File',
    answer: 'MP3 audio, 40 bytes',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'base64', input: 'iVBORw0KGgo=' },
  { detector: 'base64', input: 'SGVsbG8sIHdvcmxkISBIZWxsbywgd29ybGQh' },
  { detector: 'base64', input: 'data: the facts' },
  { detector: 'base64', input: 'data:' },
  { detector: 'base64', input: 'data:hello, world' },
  { detector: 'base64', input: '/9j/' },
  { detector: 'base64', input: 'GIF89a is the name of a format, not a file' },
  { detector: 'base64', input: '%PDF-1.7' },
  { detector: 'base64', input: 'deadbeefdeadbeefdeadbeefdeadbeef' },
  { detector: 'file', input: { file: 'note.txt', base64: 'aGVsbG8=' } },
  { detector: 'file', input: { file: 'data.gz', base64: 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=' } },
  { detector: 'file', input: { file: 'empty.bin', base64: '' } },
  { detector: 'file', input: { file: 'bm.txt', base64: 'Qk1XIGlzIGEgYnJhbmQgb2YgY2Fycw==' } },
  { detector: 'file', input: { file: 'rif.txt', base64: 'UklGRlJBRkYgYW5kIG90aGVycw==' } },
  { detector: 'file', input: { file: 'pk.txt', base64: 'UEtaSVAgd2FzIGEgcHJvZ3JhbQ==' } },
  { detector: 'file', input: { file: 'z.bin', base64: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYn' } },
  { detector: 'file', input: { file: 'id3.txt', base64: 'SUQzIHRhZ3MgYXJlIHRleHQ=' } },
  { detector: 'file', input: { file: 'gif.txt', base64: 'R0lGIGltYWdlcw==' } },
] satisfies readonly Negative[];

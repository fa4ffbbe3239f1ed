import { describe, expect, test } from 'vitest';
import { downloadName, previewKindOf } from './decoded-file.ts';

describe('downloadName', () => {
  test.each([
    ['file', '', 'pdf', 'file.pdf'],
    ['photo.png', '', 'png', 'photo.png'],
    ['PHOTO.PNG', '', 'png', 'PHOTO.PNG'],
    ['photo.png', '', 'jpg', 'photo.png.jpg'],
    ['png', '', 'png', 'png.png'],
    ['a', 'tar.gz', 'gz', 'a.tar.gz'],
    ['a', '.txt', 'bin', 'a.txt'],
    [' ', ' ', 'bin', 'file.bin'],
  ])('makes of the name %j and the extension %j of a file of %s: %s', (name, typed, extension, made) => {
    expect(downloadName(name, typed, { extension })).toBe(made);
  });
});

describe('previewKindOf', () => {
  test.each([
    ['image/svg+xml', 'image'],
    ['audio/mpeg', 'audio'],
    ['video/mp4', 'video'],
    ['application/pdf', 'pdf'],
    ['text/html', undefined],
    ['application/xhtml+xml', undefined],
    ['imagery/x', undefined],
    ['', undefined],
  ])('shows %j as %s', (mediaType, kind) => {
    expect(previewKindOf(mediaType)).toBe(kind);
  });
});

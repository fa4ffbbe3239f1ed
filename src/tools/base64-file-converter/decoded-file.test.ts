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
  ])('builds from the name %j and the extension %j for a file of type %s: %s', (name, typed, extension, made) => {
    expect(downloadName(name, typed, { extension })).toBe(made);
  });
});

describe('previewKindOf', () => {
  test.each([
    ['image/svg+xml', 'image/svg+xml', 'image'],
    ['image/x', undefined, 'image'],
    ['audio/mpeg', 'audio/mpeg', 'audio'],
    ['audio/mp4', 'video/mp4', 'audio'],
    ['audio/ogg', 'application/ogg', 'audio'],
    ['video/mp4', 'video/mp4', 'video'],
    ['video/mp4', 'text/plain', undefined],
    ['audio/mpegurl', undefined, undefined],
    ['application/pdf', undefined, 'pdf'],
    ['text/html', 'text/plain', undefined],
    ['text/html', 'video/mp4', undefined],
    ['application/xhtml+xml', 'application/xml', undefined],
    ['imagery/x', undefined, undefined],
    ['', undefined, undefined],
  ])('previews %j with content of %s as %s', (mediaType, typeOfContent, kind) => {
    expect(previewKindOf(mediaType, typeOfContent)).toBe(kind);
  });
});

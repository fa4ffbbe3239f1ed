import type { CaptureKind } from './gallery.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Extensions that differ from the name of the media type. Chromium records H.264 into Matroska, whatever type was requested. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'x-matroska': 'mkv', quicktime: 'mov' };

/** The file name of a capture, such as `screenshot-2026-01-31-093000.png`, in local time. The extension matches the actual media type. */
export function captureFileName(kind: CaptureKind, takenAt: Date, mediaType: string): string {
  const date = [takenAt.getFullYear(), twoDigits(takenAt.getMonth() + 1), twoDigits(takenAt.getDate())].join('-');
  const time = [takenAt.getHours(), takenAt.getMinutes(), takenAt.getSeconds()].map(twoDigits).join('');
  const subtype = /^\w+\/([\w-]+)/.exec(mediaType)?.[1] ?? 'bin';
  return `${kind}-${date}-${time}.${EXTENSIONS[subtype] ?? subtype}`;
}

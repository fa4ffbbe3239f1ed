import type { CaptureKind } from './gallery.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `screenshot-2026-01-31-093000.png`, in local time. The extension is that of what the file is, whatever was asked for. */
export function captureFileName(kind: CaptureKind, takenAt: Date, mediaType: string): string {
  const date = [takenAt.getFullYear(), twoDigits(takenAt.getMonth() + 1), twoDigits(takenAt.getDate())].join('-');
  const time = [takenAt.getHours(), takenAt.getMinutes(), takenAt.getSeconds()].map(twoDigits).join('');
  const extension = /^\w+\/(\w+)/.exec(mediaType)?.[1] ?? 'bin';
  return `${kind}-${date}-${time}.${extension === 'jpeg' ? 'jpg' : extension}`;
}

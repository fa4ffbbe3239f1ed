import { zipSync } from 'fflate';

/**
 * The earliest date that a zip can contain (APPNOTE.TXT, 4.4.6). The format uses local time, so the result is the same in every time zone.
 */
const firstDay = (): Date => new Date(1980, 0, 1);

/** Marks files as made on Unix, whose mode is in the upper half of the attributes: `-rw-r--r--`. */
const UNIX = 3;
const ATTRIBUTES = (0o100644 << 16) >>> 0;

/**
 * A reproducible zip of files by path: sorted names, one date, one mode, no extra fields. Compresses in JavaScript, because the output of
 * Node's zlib depends on its version and on the processor.
 */
export function makeZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const sorted = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: firstDay(), os: UNIX, attrs: ATTRIBUTES });
}

import { zipSync } from 'fflate';

/** The earliest day that a zip can say, in the time of the machine, as the format has it (APPNOTE.TXT, 4.4.6): it is written alike in every zone. */
const firstDay = (): Date => new Date(1980, 0, 1);

/** Files of Unix, whose mode stands in the upper half of the attributes: `-rw-r--r--`. */
const UNIX = 3;
const ATTRIBUTES = (0o100644 << 16) >>> 0;

/**
 * A zip of files by their paths, which is the same bytes wherever and whenever it is made: names in order, one date, one mode, no extra fields. It is
 * packed by JavaScript, since what Node's zlib makes depends on its version and on the processor.
 */
export function makeZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const sorted = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: firstDay(), os: UNIX, attrs: ATTRIBUTES });
}

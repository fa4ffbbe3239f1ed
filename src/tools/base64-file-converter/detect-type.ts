import { readBlob } from '#pure/bytes/read-blob.ts';
import type { DetectedType } from './detected-type.ts';
import { isSvg } from '#pure/bytes/is-svg.ts';

/** How many bytes of a file are searched for a magic number. */
const MAGIC_BYTES = 256 * 1024;

const SLICE_BYTES = 4 * 1024 * 1024;

const XML = 'application/xml';

/**
 * Detects the type of a file by its content: a magic number, otherwise text if it is UTF-8 without control characters other than tab, line
 * feed, and carriage return. `undefined` for other, empty, and unreadable files.
 */
export async function detectType(content: Blob): Promise<DetectedType | undefined> {
  const beginning = await readBlob(content.slice(0, MAGIC_BYTES));
  if (!beginning || beginning.length === 0) return undefined;
  const { detectMagicNumber } = await import('./detect-magic-number.ts');
  const magic = await detectMagicNumber(beginning);
  // The library treats an XML declaration as a magic number, and an SVG may have one.
  if (magic && magic.mediaType !== XML) return magic;
  if (!(await isPlainText(content))) return magic;
  if (isSvg(new TextDecoder().decode(beginning))) return { mediaType: 'image/svg+xml', extension: 'svg' };
  return magic ?? { mediaType: 'text/plain', extension: 'txt' };
}

const CONTROL = /[^\P{Cc}\t\n\r]/u;

async function isPlainText(content: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let offset = 0; offset < content.size; offset += SLICE_BYTES) {
    const slice = await readBlob(content.slice(offset, offset + SLICE_BYTES));
    if (!slice) return false;
    try {
      if (CONTROL.test(decoder.decode(slice, { stream: offset + SLICE_BYTES < content.size }))) return false;
    } catch {
      return false; // not UTF-8
    }
  }
  return true;
}

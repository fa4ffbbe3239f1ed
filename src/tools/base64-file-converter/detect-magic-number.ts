import { fileTypeFromBuffer } from 'file-type';
import type { DetectedType } from './detected-type.ts';

/** Detects the type of a file by the magic number at its beginning. Import this module dynamically, because it is large. */
export async function detectMagicNumber(beginning: Uint8Array): Promise<DetectedType | undefined> {
  try {
    const found = await fileTypeFromBuffer(beginning);
    return found && { mediaType: found.mime, extension: found.ext };
  } catch {
    return undefined; // a damaged or truncated container of a known kind
  }
}

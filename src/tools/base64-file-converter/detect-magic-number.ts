import { fileTypeFromBuffer } from 'file-type';
import type { DetectedType } from './detected-type.ts';

/** The type of a file whose beginning has a magic number; `undefined` for any other. To be imported when it is wanted: it is large. */
export async function detectMagicNumber(beginning: Uint8Array): Promise<DetectedType | undefined> {
  try {
    const found = await fileTypeFromBuffer(beginning);
    return found && { mediaType: found.mime, extension: found.ext };
  } catch {
    return undefined; // a container of a known kind that is damaged or cut off
  }
}

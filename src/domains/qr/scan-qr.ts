import { ok, type Result } from '#core/result.ts';
import { readBlob } from '#pure/bytes/read-blob.ts';
import { isDarkOnLight } from './is-dark-on-light.ts';

interface Wanted {
  readonly text: string;
  readonly foreground: string;
  readonly background: string;
}

/**
 * Whether a drawn code reads back as the exact text, or `null` if it is not drawn yet. A code that is not dark on light fails without being
 * read.
 */
export async function scanQr(pixels: File | null, { text, foreground, background }: Wanted): Promise<Result<boolean | null>> {
  if (!pixels) return ok(null);
  const bytes = isDarkOnLight(foreground, background) ? await readBlob(pixels) : undefined;
  const { readQr } = await import('./read-qr.ts');
  return ok(bytes !== undefined && readQr(bytes) === text.toWellFormed());
}

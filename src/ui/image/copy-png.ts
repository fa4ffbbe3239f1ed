/** The result of copying an image. `insecure` on plain http, which has no clipboard for images. */
export type PngCopy = 'copied' | 'insecure' | 'refused';

/**
 * Copies an image that may still be drawing, because browsers allow the copy only during the click. Also `refused` if the promise rejects.
 */
export async function copyPng(png: Promise<Blob>): Promise<PngCopy> {
  png.catch(() => undefined); // the caller handles it, and a browser that refuses at once does not await it
  if (!isSecureContext) return 'insecure';
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return 'copied';
  } catch {
    return 'refused'; // by the visitor, by a browser setting, or because the browser lacks support
  }
}

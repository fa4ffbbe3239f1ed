/** How the copy of an image went: `insecure` where the page is on plain http, which has no clipboard for images. */
export type PngCopy = 'copied' | 'insecure' | 'refused';

/** Copies an image that is still being drawn: browsers want to be asked at the click itself. `refused`, too, if it rejects. */
export async function copyPng(png: Promise<Blob>): Promise<PngCopy> {
  png.catch(() => undefined); // known to the caller, while a browser that refuses at once waits for it no more
  if (!isSecureContext) return 'insecure';
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return 'copied';
  } catch {
    return 'refused'; // by the visitor, the browser's settings, or a browser that cannot
  }
}

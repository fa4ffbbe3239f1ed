export interface RichText {
  readonly html: string;
  /** For programs that accept only plain text. */
  readonly text: string;
}

const blobOf = (content: string, type: string): Blob => new Blob([content], { type });

/**
 * Copies formatted text. Returns `false` if the browser refuses. Also works on plain http, where the asynchronous clipboard does not exist.
 */
export async function copyRichText({ html, text }: RichText): Promise<boolean> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': blobOf(html, 'text/html'), 'text/plain': blobOf(text, 'text/plain') }),
    ]);
    return true;
  } catch {
    return copyByEvent({ html, text }); // the asynchronous clipboard does not exist here, or it refused
  }
}

function copyByEvent({ html, text }: RichText): boolean {
  let hasCopied = false;
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    hasCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', fill, { capture: true });
  // Deprecated, but the only way to write to the clipboard outside a secure context.
  document.execCommand('copy');
  document.removeEventListener('copy', fill, { capture: true });
  return hasCopied;
}

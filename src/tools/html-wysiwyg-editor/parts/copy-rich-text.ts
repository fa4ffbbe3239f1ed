export interface RichText {
  readonly html: string;
  /** For programs that take no rich text. */
  readonly text: string;
}

const blobOf = (content: string, type: string): Blob => new Blob([content], { type });

/** Copies a text with its looks; `false` when the browser refuses. Works on plain http, where the asynchronous clipboard does not exist. */
export async function copyRichText({ html, text }: RichText): Promise<boolean> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': blobOf(html, 'text/html'), 'text/plain': blobOf(text, 'text/plain') }),
    ]);
    return true;
  } catch {
    return copyByEvent({ html, text }); // no asynchronous clipboard here, or it was refused
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
  // Deprecated, yet the only way to the clipboard outside of a secure context.
  document.execCommand('copy');
  document.removeEventListener('copy', fill, { capture: true });
  return hasCopied;
}

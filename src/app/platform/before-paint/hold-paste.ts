/**
 * Holds a long paste until the event `ready`, then pastes it again. Before React runs, the browser would insert the text and spend seconds
 * on the layout of megabytes (see use-long-text.ts).
 */
export function holdPaste(): void {
  const moment = 'ready';
  const hold = (event: ClipboardEvent): void => {
    const { target } = event;
    const text = event.clipboardData?.getData('text/plain') || '';
    if (text.length <= 100_000) return;
    event.preventDefault();
    event.stopPropagation();
    const pasteAgain = (): void => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const isLeft = target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      if (isLeft) document.execCommand('insertText', false, text);
    };
    addEventListener(moment, pasteAgain, { once: true });
  };
  addEventListener('paste', hold, true);
  addEventListener(moment, () => removeEventListener('paste', hold, true));
}

/**
 * Until React hears what is pasted, a browser puts it into the box itself, and lays out megabytes for seconds (see use-long-text.ts): what is
 * long waits for the event `ready`, and is pasted once more then.
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

/**
 * Holds Ctrl+K or Cmd+K, and the keys typed after it, until the palette is ready, so that the browser does not open its own search. The
 * keys are stored in `data-palette` on <html>; the palette reads them at the event `ready`.
 */
export function holdPalette(): void {
  const look = document.documentElement.dataset;
  const hold = (event: KeyboardEvent): void => {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand ? key !== 'k' : look['palette'] === undefined || key.length > 1) return;
    event.preventDefault();
    look['palette'] = isCommand ? '' : look['palette'] + key;
  };
  addEventListener('keydown', hold, true);
  addEventListener('ready', () => removeEventListener('keydown', hold, true));
}

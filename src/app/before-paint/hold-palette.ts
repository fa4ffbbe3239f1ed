/**
 * Until the palette hears its keys a browser would open a search of its own: that they were pressed is noted on <html>, with what was typed
 * since, and the palette begins with it at the event `ready`.
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

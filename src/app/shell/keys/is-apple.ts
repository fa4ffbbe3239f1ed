/** Whether the system is Apple's, where Cmd replaces Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The name of the modifier key for shortcuts. */
export const commandKey = (): string => (isApple() ? 'Cmd' : 'Ctrl');

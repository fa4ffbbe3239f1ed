/** There Cmd is pressed where others press Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key that commands are given with, in a word. */
export const commandKey = (): string => (isApple() ? 'Cmd' : 'Ctrl');

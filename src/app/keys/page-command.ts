/** What can be done with the tool of the page from anywhere: an element of it that bears the name in `data-command` is pressed. */
export type PageCommand = 'run' | 'copy' | 'send' | 'swap' | 'reset';

const find = (command: PageCommand): HTMLElement | null => document.querySelector(`main [data-command="${command}"]:not(:disabled)`);

export const hasCommand = (command: PageCommand): boolean => find(command) !== null;

/** The first in the page is meant: of several outputs that is the primary one. Whether there is one. */
export function pressCommand(command: PageCommand): boolean {
  const element = find(command);
  element?.click();
  return element !== null;
}

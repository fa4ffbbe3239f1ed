import type { ButtonProps } from '#ui/button/button.tsx';

/** What can be done with the tool of the page from anywhere: an element of it that bears the name in `data-command` is pressed. */
export type PageCommand = NonNullable<ButtonProps['data-command']>;

/** Those that have keys. */
export const keyedCommands = ['run', 'copy', 'send'] as const satisfies readonly PageCommand[];

export const commandKeys = { run: 'Mod+Enter', copy: 'Mod+Shift+C', send: 'Mod+J' } satisfies Record<
  (typeof keyedCommands)[number],
  string
>;

/** The first in the page is meant: of several outputs that is the primary one. */
export const elementOf = (command: PageCommand): HTMLElement | null =>
  document.querySelector(`main [data-command="${command}"]:not(:disabled)`);

export const hasCommand = (command: PageCommand): boolean => elementOf(command) !== null;

/** Whether there is one. */
export function pressCommand(command: PageCommand): boolean {
  const element = elementOf(command);
  element?.click();
  return element !== null;
}

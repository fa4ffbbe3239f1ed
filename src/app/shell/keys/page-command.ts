import type { ButtonProps } from '#ui/button/button.tsx';

/** A command for the tool of the page. It clicks the element with this name in `data-command`. */
export type PageCommand = NonNullable<ButtonProps['data-command']>;

/** The commands that have shortcuts. */
export const keyedCommands = ['run', 'copy', 'send'] as const satisfies readonly PageCommand[];

export const commandKeys = { run: 'Mod+Enter', copy: 'Mod+Shift+C', send: 'Mod+J' } satisfies Record<
  (typeof keyedCommands)[number],
  string
>;

/** Finds the first enabled element of a command, which belongs to the primary output. */
export const elementOf = (command: PageCommand): HTMLElement | null =>
  document.querySelector(`main [data-command="${command}"]:not(:disabled)`);

export const hasCommand = (command: PageCommand): boolean => elementOf(command) !== null;

/** Clicks the element of a command. Returns whether there was one. */
export function pressCommand(command: PageCommand): boolean {
  const element = elementOf(command);
  element?.click();
  return element !== null;
}

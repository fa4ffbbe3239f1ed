import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';

/** What the placeholders of the same names stand for; an empty one stays a placeholder. */
export interface FillIns {
  readonly remote: string;
  readonly branch: string;
  readonly commit: string;
}

/** What a shell takes as it is wherever these commands have it. */
const PLAIN = /^[\p{L}\p{N}._/@{}~^-]+$/u;

const asWord = (value: string): string => (PLAIN.test(value) ? value : quoteForShell(value));

/** A command with `<remote>`, `<branch>` and `<commit>` filled in, as words of a POSIX shell; white space around the values is dropped. */
export function fillIn(command: string, fillIns: FillIns): string {
  return command.replaceAll(/<(remote|branch|commit)>/g, (placeholder, name: keyof FillIns) => {
    const value = fillIns[name].trim();
    return value === '' ? placeholder : asWord(value);
  });
}

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

/** What git and its hosts print around a name, and what of it is the name. */
const PRINTED: Readonly<Record<keyof FillIns, readonly (readonly [RegExp, string])[]>> = {
  // git-remote(1), -v
  remote: [[/^(\S+)\s+\S*[:/].*$/, '$1']],
  // git-branch(1), whose mark of the current branch is a `*`, and full names of references
  branch: [
    [/^[*+]\s+/, ''],
    [/^(?:refs\/heads\/|(?:refs\/)?remotes\/[^/]+\/)(?=.)/, ''],
  ],
  // git-log(1), also with --oneline, and the address of a commit
  commit: [
    [/^commit\s+(?=[\da-f]{7})/i, ''],
    [/^https?:\/\/\S+\/commits?\/([\da-f]{7,64})(?![\da-f]).*$/i, '$1'],
    [/^([\da-f]{7,64})\s.*$/i, '$1'],
  ],
};

const nameIn = (printed: string, name: keyof FillIns): string =>
  PRINTED[name].reduce((text, [pattern, kept]) => text.replace(pattern, kept), printed.trim());

/** A command with `<remote>`, `<branch>` and `<commit>` filled in, as words of a POSIX shell; what is printed around the values is dropped. */
export function fillIn(command: string, fillIns: FillIns): string {
  return command.replaceAll(/<(remote|branch|commit)>/g, (placeholder, name: keyof FillIns) => {
    const value = nameIn(fillIns[name], name);
    return value === '' ? placeholder : asWord(value);
  });
}

import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';

/** Values for the placeholders of the same names. An empty value leaves its placeholder in the command. */
export interface FillIns {
  readonly remote: string;
  readonly branch: string;
  readonly commit: string;
}

/** Values that a shell accepts without quotes wherever these commands use them. */
const PLAIN = /^[\p{L}\p{N}._/@{}~^-]+$/u;

const asWord = (value: string): string => (PLAIN.test(value) ? value : quoteForShell(value));

/** Text that git and its hosts print around a name, each with the replacement that keeps only the name. */
const PRINTED: Readonly<Record<keyof FillIns, readonly (readonly [RegExp, string])[]>> = {
  // git-remote(1), -v
  remote: [[/^(\S+)\s+\S*[:/].*$/, '$1']],
  // git-branch(1), which marks the current branch with `*`, and full names of references
  branch: [
    [/^[*+]\s+/, ''],
    [/^(?:refs\/heads\/|(?:refs\/)?remotes\/[^/]+\/)(?=.)/, ''],
  ],
  // git-log(1), also with --oneline, and the URL of a commit
  commit: [
    [/^commit\s+(?=[\da-f]{7})/i, ''],
    [/^https?:\/\/\S+\/commits?\/([\da-f]{7,64})(?![\da-f]).*$/i, '$1'],
    [/^([\da-f]{7,64})\s.*$/i, '$1'],
  ],
};

const nameIn = (printed: string, name: keyof FillIns): string =>
  PRINTED[name].reduce((text, [pattern, kept]) => text.replace(pattern, kept), printed.trim());

/** Replaces `<remote>`, `<branch>`, and `<commit>` with the values, quoted for a POSIX shell. Drops text that git prints around a value. */
export function fillIn(command: string, fillIns: FillIns): string {
  return command.replaceAll(/<(remote|branch|commit)>/g, (placeholder, name: keyof FillIns) => {
    const value = nameIn(fillIns[name], name);
    return value === '' ? placeholder : asWord(value);
  });
}

const COMMAND = /^(?:[$#%>]\s+)?(?:sudo\s+)?chmod\s+(?:-{1,2}[A-Za-z][A-Za-z-]*\s+)*(?<mode>\S+)(?:\s|$)/;
/** A line of `ls -l`, where the number of links follows the mode. */
const LS_LINE = /^(?<mode>[-bcdlps][-rwxsStT]{9}[+.@]?)\s+\d/;
/** A line of `stat`, or only its parentheses: `Access: (0644/-rw-r--r--)  Uid: …`. */
const STAT_LINE = /^(?:\w+:\s*)?\(?0?\d{3,4}\/(?<mode>[-bcdlps][-rwxsStT]{9})\)?(?:\s|$)/;
/** A setting in YAML, JSON, or a `key=value` file. */
const SETTING = /^-?\s*["']?mode["']?\s*[:=]\s*(?<mode>.+?),?$/i;

/** Removes text copied together with a mode, such as the rest of an `ls -l` line, a `chmod` command, or quotes. */
export function pastedMode(typed: string): string {
  const text = typed.trim();
  const mode = [COMMAND, LS_LINE, STAT_LINE, SETTING].map((pattern) => pattern.exec(text)?.groups?.['mode']).find(Boolean) ?? text;
  return mode.replace(/^(?<quote>["'`])(?<mode>.+)\k<quote>$/, '$<mode>');
}

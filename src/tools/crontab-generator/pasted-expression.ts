/** The key of a setting in YAML, JSON, or a template, which may be a list item: `- cron:`, `"schedule":`, `ScheduleExpression:`. */
const KEY = /^(?:-\s+)?["']?[A-Za-z][\w.-]*["']?\s*[:=]\s+(?=\S)/;
/** A quoted text, with an optional comma or comment after it. */
const QUOTED = /^(?<quote>["'`])(?<inner>[^"'`]*)\k<quote>\s*(?:,|\s#.*)?$/;
/** The comment sign of a disabled crontab line. */
const COMMENT = /^#+\s*(?=[\d*@])/;
/** Asterisks that keyboards and word processors insert instead of the ASCII one. */
const ASTERISKS = /[＊∗⁎﹡]/g;

/** Removes text copied together with an expression: a key, quotes, a comment sign, or invisible characters. */
export function pastedExpression(typed: string): string {
  const line = typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(ASTERISKS, '*')
    .trim()
    .replace(COMMENT, '')
    .replace(KEY, '');
  return (QUOTED.exec(line)?.groups?.['inner'] ?? line).trim();
}

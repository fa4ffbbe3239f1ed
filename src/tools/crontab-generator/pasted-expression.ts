/** The key of a setting in YAML, JSON, or a template, as a list item too: `- cron:`, `"schedule":`, `ScheduleExpression:`. */
const KEY = /^(?:-\s+)?["']?[A-Za-z][\w.-]*["']?\s*[:=]\s+(?=\S)/;
/** In quotes, with a comma or a comment after them. */
const QUOTED = /^(?<quote>["'`])(?<inner>[^"'`]*)\k<quote>\s*(?:,|\s#.*)?$/;
/** A line of a crontab that is switched off. */
const COMMENT = /^#+\s*(?=[\d*@])/;
/** Asterisks that keyboards and word processors put in place of the ASCII one. */
const ASTERISKS = /[＊∗⁎﹡]/g;

/** An expression without what is copied along with it: a key, quotes, a comment sign, or invisible characters. */
export function pastedExpression(typed: string): string {
  const line = typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(ASTERISKS, '*')
    .trim()
    .replace(COMMENT, '')
    .replace(KEY, '');
  return (QUOTED.exec(line)?.groups?.['inner'] ?? line).trim();
}

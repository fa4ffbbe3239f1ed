import { fail, ok } from '#core/result.ts';
import { type CronFormat, type FieldName, usualFields } from './cron-format.ts';
import { parseField } from './parse-field.ts';
import { pastedExpression } from './pasted-expression.ts';

/** The fields of an expression, one word for each name. */
export interface SplitExpression {
  readonly names: readonly FieldName[];
  readonly words: readonly string[];
  /** The text after the fields in a line of a crontab. */
  readonly command: string;
}

const { unix: FIVE, quartz: SIX, aws: WITH_YEAR } = usualFields;

/** crontab(5), extensions. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
]);

/**
 * Splits an expression, a whole crontab line, or the `cron(…)` notation of AWS into fields. `@reboot` has no fields. Errors:
 * `unknownAlias`, with the alias; `wrongCountUnix`, `wrongCountQuartz`, and `wrongCountAws`, with the number found.
 */
export function splitExpression(typed: string, format: CronFormat) {
  const expression = pastedExpression(typed);
  switch (format) {
    case 'unix':
      return splitUnix(expression);
    case 'quartz': {
      const words = wordsOf(expression);
      if (words.length < 6 || words.length > 7) return fail('wrongCountQuartz', { values: { found: words.length } });
      return ok(split(words.length === 7 ? [...SIX, 'year'] : SIX, words));
    }
    case 'aws': {
      const words = wordsOf(expression.replace(/^cron\((.*)\)$/is, '$1'));
      if (words.length !== 6) return fail('wrongCountAws', { values: { found: words.length } });
      return ok(split(WITH_YEAR, words));
    }
  }
}

export const wordsOf = (text: string): readonly string[] => text.match(/\S+/g) ?? [];

const split = (names: readonly FieldName[], words: readonly string[], command = ''): SplitExpression => ({
  names,
  words: words.slice(0, names.length),
  command,
});

function splitUnix(line: string) {
  const words = wordsOf(line);
  const [alias = ''] = words;
  if (alias.startsWith('@')) {
    const command = afterWords(line, 1);
    if (alias.toLowerCase() === '@reboot') return ok(split([], [], command));
    const meaning = ALIASES.get(alias.toLowerCase());
    return meaning === undefined ? fail('unknownAlias', { values: { alias } }) : ok(split(FIVE, wordsOf(meaning), command));
  }
  if (words.length < 5) return fail('wrongCountUnix', { values: { found: words.length } });
  // In an expression with the seven fields of Quartz, the last two are not a command.
  const isOther = words.length === 7 && isField(words[5], 'dayOfWeek') && isField(words[6], 'year');
  if (isOther) return fail('wrongCountUnix', { values: { found: words.length } });
  // With seconds, the sixth word is a day of the week. Any other word begins the command.
  const hasSeconds = words.length === 6 && isField(words[5], 'dayOfWeek');
  return ok(hasSeconds ? split(SIX, words) : split(FIVE, words, afterWords(line, 5)));
}

const isField = (word = '', name: FieldName): boolean => parseField(word, { name, format: 'unix' }).ok;

/** The original text after the given number of words. */
function afterWords(line: string, count: number): string {
  const end = [...line.matchAll(/\S+/g)][count - 1];
  return end ? line.slice(end.index + end[0].length).trim() : '';
}

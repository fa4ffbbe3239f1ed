import { type CronFormat, usualFields } from './cron-format.ts';
import { type SplitExpression, splitExpression, wordsOf } from './split-expression.ts';

/** The fields back in one line. */
export const joinFields = ({ words, command }: SplitExpression): string => [...words, ...(command === '' ? [] : [command])].join(' ');

/**
 * The fields to show for an expression: those that are being edited as long as they make up just this expression, so that one that is
 * empty for a moment stays where it is. An expression that cannot be taken apart fills the usual ones as far as it goes.
 */
export function shownFields(expression: string, format: CronFormat, edited: SplitExpression | undefined): SplitExpression {
  if (edited && joinFields(edited) === expression) return edited;
  const found = splitExpression(expression, format);
  if (found.ok) return found.value;
  const names = usualFields[format];
  const words = wordsOf(expression);
  return { names, words: names.map((_, place) => words[place] ?? ''), command: words.slice(names.length).join(' ') };
}

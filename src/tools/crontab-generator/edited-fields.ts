import { type CronFormat, usualFields } from './cron-format.ts';
import { type SplitExpression, splitExpression, wordsOf } from './split-expression.ts';

/** The fields back in one line. */
export const joinFields = ({ words, command }: SplitExpression): string => [...words, ...(command === '' ? [] : [command])].join(' ');

/** Those of an expression, or those that are being edited as long as they make up just it: one that is empty for a moment stays where it is. */
export const shownFields = (expression: string, found: SplitExpression, edited: SplitExpression | undefined): SplitExpression =>
  edited && joinFields(edited) === expression ? edited : found;

/** The fields of an expression. One that cannot be taken apart fills the usual ones as far as it goes. */
export function fieldsOf(expression: string, format: CronFormat): SplitExpression {
  const found = splitExpression(expression, format);
  if (found.ok) return found.value;
  const names = usualFields[format];
  const words = wordsOf(expression);
  return { names, words: names.map((_, place) => words[place] ?? ''), command: words.slice(names.length).join(' ') };
}

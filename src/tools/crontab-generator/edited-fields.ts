import { type CronFormat, usualFields } from './cron-format.ts';
import { type SplitExpression, splitExpression, wordsOf } from './split-expression.ts';

/** Joins the fields into one line. */
export const joinFields = ({ words, command }: SplitExpression): string => [...words, ...(command === '' ? [] : [command])].join(' ');

/** The edited fields if they make up the expression, otherwise those found in it. This keeps a temporarily empty field in place. */
export const shownFields = (expression: string, found: SplitExpression, edited: SplitExpression | undefined): SplitExpression =>
  edited && joinFields(edited) === expression ? edited : found;

/** The fields of an expression. If it cannot be split, its words fill the usual fields in order. */
export function fieldsOf(expression: string, format: CronFormat): SplitExpression {
  const found = splitExpression(expression, format);
  if (found.ok) return found.value;
  const names = usualFields[format];
  const words = wordsOf(expression);
  return { names, words: names.map((_, place) => words[place] ?? ''), command: words.slice(names.length).join(' ') };
}

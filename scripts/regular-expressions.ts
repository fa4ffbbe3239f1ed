// Names the regular expressions in src whose time can grow out of proportion to their text. Nothing is timed: V8 counts backtracking steps.
// If other code limits the length of the text, a comment on the line or the line before states the limit: `// bounded: at most 300 characters`.
//   node scripts/regular-expressions.ts [part of a path …]
import { readFileSync } from 'node:fs';
import { findExpressions } from './regular-expressions/find-expressions.ts';
import { isQuickUpTo, slowText } from './regular-expressions/find-fault.ts';
import type { Pattern } from './regular-expressions/pumps.ts';

const BOUND = /\/\/ bounded: at most (?<length>[\d,]+) characters\b/;

/** The comment with a bound on a line of a file, or on the line above. */
function boundAt(file: string, line: number): { readonly comment: string; readonly length: number } | undefined {
  const lines = readFileSync(file, 'utf8').split('\n');
  const above = lines[line - 2]?.trim().startsWith('//') ? lines[line - 2] : undefined;
  const comment = [lines[line - 1], above].find((each) => each?.includes('// bounded:'));
  if (comment === undefined) return undefined;
  return { comment: comment.trim(), length: Number(BOUND.exec(comment)?.groups?.['length']?.replaceAll(',', '') ?? Number.NaN) };
}

const slow = new Map<string, string | undefined>();
function slowTextOf(pattern: Pattern): string | undefined {
  const key = `/${pattern.source}/${pattern.flags}`;
  if (!slow.has(key)) slow.set(key, slowText(pattern));
  return slow.get(key);
}

const wanted = process.argv.slice(2);
const expressions = await findExpressions((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
let failed = 0;
const report = (fault: string): void => {
  failed++;
  console.log(fault);
};
for (const { file, line, ...pattern } of expressions) {
  const where = `${file}:${line}`;
  const text = slowTextOf(pattern);
  const bound = boundAt(file, line);
  if (bound === undefined) {
    if (text !== undefined) report(`${where}: /${pattern.source}/${pattern.flags} goes back too often in a long text like ${text}`);
  } else if (Number.isNaN(bound.length))
    report(`${where}: write “// bounded: at most 300 characters” with a number, not “${bound.comment}”`);
  else if (text !== undefined && !isQuickUpTo(pattern, bound.length))
    report(`${where}: /${pattern.source}/${pattern.flags} goes back too often even in ${bound.length} characters`);
}
console.log(`${expressions.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

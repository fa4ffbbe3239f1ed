import { describe, expect, test } from 'vitest';
import type { TreeValue } from '../tree/tree-value.ts';
import { readJsonTree } from './read-json-tree.ts';

/** The comments of each value, by path. */
function commentsOf(text: string): Record<string, unknown> {
  const read = readJsonTree(text);
  if (!read.ok) throw new Error(read.error.code);
  const { value, head, tail } = read.value.document;
  const found: Record<string, unknown> = {};
  if (head.length > 0) found['head'] = head;
  if (tail.length > 0) found['tail'] = tail;
  const visit = (path: string, { comments, ...tree }: TreeValue) => {
    if (comments) found[path] = comments;
    if (tree.kind === 'list') for (const [index, item] of tree.items.entries()) visit(`${path}[${index}]`, item);
    if (tree.kind === 'map') for (const entry of tree.entries) visit(`${path}.${entry.key}`, entry.value);
  };
  visit('$', value);
  return found;
}

// The rule of the specification about comments.
describe('JSON comments', () => {
  test.each([
    ['at the end of a line stay beside its value', '{"a": 1, // x\n"b": 2 /* y */}', { '$.a': { beside: ' x' }, '$.b': { beside: ' y' } }],
    ['before a comma stay beside the value', '[1 /* x */, 2]', { '$[0]': { beside: ' x' } }],
    ['after a comma belong to the next value on the same line', '[1, /* x */ 2]', { '$[1]': { above: [' x'] } }],
    ['are joined if a line ends with two', '[1, /* x */ // y\n 2]', { '$[0]': { beside: ' x y' } }],
    ['before an entry are above it', '{"a": 1,\n// x\n// y\n"b": 2}', { '$.b': { above: [' x', ' y'] } }],
    ['inside an entry move above it', '{"a": // x\n1, "b" /* y */: 2}', { '$.a': { above: [' x'] }, '$.b': { above: [' y'] } }],
    [
      'after an opening bracket move above the first entry',
      '{ // x\n"a": [ // y\n1]}',
      { '$.a': { above: [' x'] }, '$.a[0]': { above: [' y'] } },
    ],
    ['before the outermost bracket move above the first entry', '// x\n{"a": 1}', { '$.a': { above: [' x'] } }],
    [
      'after the last entry are the end of their list or map',
      '{"a": [1,\n// x\n], "b": 2\n// y\n}',
      { '$.a': { end: [' x'] }, $: { end: [' y'] } },
    ],
    ['in an empty list move above it', '{"a": [ // x\n]}', { '$.a': { above: [' x'] } }],
    ['at the top, before a blank line, are the head', '// x\n// y\n\n// z\n{"a": 1}', { head: [' x', ' y'], '$.a': { above: [' z'] } }],
    ['after the first bracket, before a blank line, are the head, too', '{\n// x\n\n"a": 1}', { head: [' x'] }],
    ['after an entry are not the head, even before a blank line', '{"a": 1,\n// x\n\n"b": 2}', { '$.b': { above: [' x'] } }],
    ['after the whole value are the tail', '1\n// x\n/* y */', { tail: [' x', ' y'] }],
    ['stay beside a list or map that ends on the same line', '[[1,\n2], // x\n3]', { '$[0]': { beside: ' x' } }],
    ['keep the lines of a block', '/*\n * x\n *\n *  y\n z\n **/\n1', { $: { above: [' x', '', ' y', ' z'] } }],
    ['are separated from their mark by a space', '[1, //x\n2 //   y\n]', { '$[0]': { beside: ' x' }, '$[1]': { beside: '   y' } }],
    ['of several lines after a comma move above the next value', '[1, /* x\ny */\n2]', { '$[1]': { above: [' x', ' y'] } }],
    ['may be empty', '[ //\n/**/ 1]', { '$[0]': { above: ['', ''] } }],
  ])('%s', (_rule, text, comments) => {
    expect(commentsOf(text)).toEqual(comments);
  });
});

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
    ['stay beside the value whose line they end', '{"a": 1, // x\n"b": 2 /* y */}', { '$.a': { beside: ' x' }, '$.b': { beside: ' y' } }],
    ['stay beside the value before the comma', '[1 /* x */, 2]', { '$[0]': { beside: ' x' } }],
    ['belong after the comma to a value on the same line', '[1, /* x */ 2]', { '$[1]': { above: [' x'] } }],
    ['are joined when two end one line', '[1, /* x */ // y\n 2]', { '$[0]': { beside: ' x y' } }],
    ['go above the entry that follows', '{"a": 1,\n// x\n// y\n"b": 2}', { '$.b': { above: [' x', ' y'] } }],
    [
      'go above the entry when they stand inside it',
      '{"a": // x\n1, "b" /* y */: 2}',
      { '$.a': { above: [' x'] }, '$.b': { above: [' y'] } },
    ],
    [
      'go above the first entry when they stand behind the bracket',
      '{ // x\n"a": [ // y\n1]}',
      { '$.a': { above: [' x'] }, '$.a[0]': { above: [' y'] } },
    ],
    ['go above the first entry when they stand above the whole', '// x\n{"a": 1}', { '$.a': { above: [' x'] } }],
    [
      'go to the end of their list or map when nothing follows',
      '{"a": [1,\n// x\n], "b": 2\n// y\n}',
      { '$.a': { end: [' x'] }, $: { end: [' y'] } },
    ],
    ['go above a list that is empty', '{"a": [ // x\n]}', { '$.a': { above: [' x'] } }],
    [
      'are the head when a blank line follows the first ones',
      '// x\n// y\n\n// z\n{"a": 1}',
      { head: [' x', ' y'], '$.a': { above: [' z'] } },
    ],
    ['are the head inside the bracket too', '{\n// x\n\n"a": 1}', { head: [' x'] }],
    ['are no head when a blank line follows later ones', '{"a": 1,\n// x\n\n"b": 2}', { '$.b': { above: [' x'] } }],
    ['are the tail after the value', '1\n// x\n/* y */', { tail: [' x', ' y'] }],
    ['stay beside a list or map that ends on their line', '[[1,\n2], // x\n3]', { '$[0]': { beside: ' x' } }],
    ['have one line for each line of a block', '/*\n * x\n *\n *  y\n z\n **/\n1', { $: { above: [' x', '', ' y', ' z'] } }],
    ['are set off from their mark', '[1, //x\n2 //   y\n]', { '$[0]': { beside: ' x' }, '$[1]': { beside: '   y' } }],
    ['go on below when a block of several lines begins on the line of a value', '[1, /* x\ny */\n2]', { '$[1]': { above: [' x', ' y'] } }],
    ['may be empty', '[ //\n/**/ 1]', { '$[0]': { above: ['', ''] } }],
  ])('%s', (_rule, text, comments) => {
    expect(commentsOf(text)).toEqual(comments);
  });
});

import { describe, expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { sampledInput, sampleSet } from './sample-set.ts';

const declaration = declareTool({
  inputs: { plain: text({ sample: 'a' }), key: text({ sample: 'b' }), note: text(), encrypted: text({ sample: 'c' }) },
  options: { mode: choice(['one', 'two'], 'one') },
  outputs: { sealed: textOutput(), opened: textOutput(), size: row() },
  operations: {
    seal: { takes: ['plain', 'key', 'note', 'mode'], gives: ['sealed', 'size'], thread: 'main' },
    open: { takes: ['encrypted'], presentsWith: ['key'], gives: ['opened'], thread: 'main' },
  },
});
const empty = { plain: '', key: '', note: '', encrypted: '', mode: 'one' };

describe('sampleSet', () => {
  test('fills in everything that an operation needs for the field', () => {
    expect(sampleSet(declaration, 'plain', empty)).toEqual({ plain: 'a', key: 'b' });
    expect(sampleSet(declaration, 'encrypted', empty)).toEqual({ encrypted: 'c', key: 'b' });
  });

  test('replaces the value of its own field, but nothing else from the visitor', () => {
    expect(sampleSet(declaration, 'plain', { ...empty, plain: 'mine', key: 'mine' })).toEqual({ plain: 'a' });
  });

  test('fills in nothing without a sample', () => {
    expect(sampleSet(declaration, 'note', { ...empty, plain: 'x', key: 'x' })).toEqual({});
  });
});

test.each([
  ['sealed', 'plain'],
  ['opened', 'encrypted'],
  ['size', undefined],
])('%s is demonstrated by the sample of %s', (output, input) => {
  expect(sampledInput(declaration, output)).toBe(input);
});

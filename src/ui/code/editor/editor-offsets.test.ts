import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { highlightsInEditor } from './editor-offsets.ts';
import { normalizeLineBreaks } from './text-change.ts';

const none = () => [];

describe('highlightsInEditor', () => {
  test('does not change offsets in a text without \\r\\n', () => {
    expect(highlightsInEditor('a\nb\rc', none)).toBe(none);
  });

  test('moves highlights to their text in the editor', () => {
    const words = fc.array(fc.constantFrom('a', 'bc', '\r\n', '\n', '\r', ' '), { maxLength: 20 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, (text) => {
        const shown = normalizeLineBreaks(text);
        const letters = [...text.matchAll(/[a-z]+/g)].map(({ index, 0: word }) => ({
          from: index,
          to: index + word.length,
          className: '',
        }));
        const moved = highlightsInEditor(text, () => letters)(0, shown.length);
        expect(moved.map(({ from, to }) => shown.slice(from, to))).toEqual(letters.map(({ from, to }) => text.slice(from, to)));
      }),
    );
  });

  test('maps the middle of a line break to its beginning', () => {
    const lineFeed = [{ from: 2, to: 3, className: '' }];
    expect(highlightsInEditor('a\r\nb', () => lineFeed)(0, 3)).toEqual([{ from: 1, to: 2, className: '' }]);
  });

  test('requests the section of the text displayed by the editor', () => {
    const highlights = vi.fn<(from: number, to: number) => []>(() => []);
    highlightsInEditor('a\r\nb\r\nc', highlights)(2, 5);
    expect(highlights).toHaveBeenCalledWith(3, 7);
  });
});

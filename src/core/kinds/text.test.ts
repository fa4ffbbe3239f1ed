import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text } from '../fields.ts';
import { textKind } from './text.ts';

const name = text({ maxLength: 5 });

describe('textKind', () => {
  test('any text is valid in a field without a limit', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(textKind.valueOf(text(), typed)).toBe(typed);
      }),
    );
    expect(textKind.refusal?.(text())).toBeUndefined();
  });

  test.each(['', 'main', 'stage'])('%j is valid in a field of at most five characters', (typed) => {
    expect([textKind.valueOf(name, typed), textKind.decode(name, typed)]).toEqual([typed, typed]);
  });

  test('a longer text is invalid, typed or linked, but the control accepts it', () => {
    expect([textKind.valueOf(name, 'branch'), textKind.decode(name, 'branch')]).toEqual([undefined, undefined]);
    expect(textKind.accepts(name, 'branch')).toBe(true);
    expect(textKind.refusal?.(name)).toEqual({ code: 'tooLong', values: { max: 5 } });
  });
});

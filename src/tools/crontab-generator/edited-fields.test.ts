import { describe, expect, test } from 'vitest';
import { fieldsOf, joinFields, shownFields } from './edited-fields.ts';

describe('shownFields', () => {
  test('keeps the position of an empty field', () => {
    const edited = { ...fieldsOf('1 2 3 4 5 x y', 'unix'), words: ['1', '', '3', '4', '5'] };
    expect(joinFields(edited)).toBe('1  3 4 5 x y');
    expect(shownFields('1  3 4 5 x y', fieldsOf('1  3 4 5 x y', 'unix'), edited)).toBe(edited);
    const others = fieldsOf('* * * * *', 'unix');
    expect(shownFields('* * * * *', others, edited)).toBe(others);
  });
});

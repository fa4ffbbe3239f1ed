import { expect, test } from 'vitest';
import { pickerColor } from './picker-color.ts';

test.each([
  ['#1ea54c', '#1ea54c'],
  [' #1EA54C ', '#1ea54c'],
  ['#1ea54c80', '#1ea54c'],
  ['#1af', '#11aaff'],
  ['#1af8', '#11aaff'],
  ['#12345', '#000000'],
  ['green', '#000000'],
  ['rgb(1 2 3)', '#000000'],
  ['', '#000000'],
])('starts from %j with %s', (color, expected) => expect(pickerColor(color)).toBe(expected));

import { expect, test } from 'vitest';
import { readRoundedCell, roundedCell } from './rounded-cell.ts';

test.each([
  { text: '0.333', isRounded: true },
  { text: '5', isRounded: false },
  { text: '', isRounded: false },
])('%o is unchanged', (number) => expect(readRoundedCell(roundedCell(number))).toEqual(number));

import { expect, test } from 'vitest';
import { pastedNumber } from './pasted-number.ts';

test.each([
  ["'+14155552671", '+14155552671'], // a spreadsheet's text prefix
  ['"+14155552671",', '+14155552671'],
  ['Mobile: +44 7911 123456', '+44 7911 123456'],
  ['Tél. 01 23 45 67 89', '01 23 45 67 89'],
  ['tel +1 415 555 2671', '+1 415 555 2671'],
  ['☎️ +1 415 555 2671', '+1 415 555 2671'],
  ['callto:+14155552671', '+14155552671'],
  ['sms:+14155552671?body=hi', '+14155552671'], // RFC 5724
  ['https://wa.me/14155552671', '+14155552671'],
  ['https://api.whatsapp.com/send?phone=14155552671&text=hi', '+14155552671'],
])('finds in %j the number %j', (text, number) => {
  expect(pastedNumber(text)).toBe(number);
});

test.each(['+14155552671', 'tel:1-800-FLOWERS', 'Call us at +14155552671'])('finds no number to extract in %j', (text) => {
  expect(pastedNumber(text)).toBeUndefined();
});

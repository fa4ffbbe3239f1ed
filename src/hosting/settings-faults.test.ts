import { expect, test } from 'vitest';
import { meant, settingFaults } from './settings-faults.ts';

test.each([
  ['x'.repeat(198), `"${'x'.repeat(198)}"`],
  ['x'.repeat(199), `"${'x'.repeat(199)}…`],
  ['💡'.repeat(201), `"${'💡'.repeat(199)}…`],
  [{ a: [null, '"'] }, String.raw`{"a":[null,"\""]}`],
])('a value is shown as JSON of at most 200 whole characters', (value, shown) =>
  expect(settingFaults.wrong('KEY', 'SOURCE', 'FORMAT', value)).toBe(`KEY (SOURCE) must be FORMAT, but it is ${shown}.`),
);

test.each([
  ['hash-txt', ['hash', 'hash-text'], ' Did you mean "hash-text"?'],
  ['hash-txt', ['hash-tit', 'hash-text'], ' Did you mean "hash-tit"?'],
  ['tools.hidden', ['tools.only', 'tools.hide'], ' Did you mean "tools.hide"?'],
  ['abcd', ['efgh', 'abcdefgh'], ''],
  ['abcdefg', ['defg', 'bcdefg'], ' Did you mean "bcdefg"?'],
  ['', ['web'], ''],
  ['x', [], ''],
])('%j among %j:%s', (name, names, suggestion) => expect(meant(name, names)).toBe(suggestion));

test('suggests an option from the beginning of its name', () => {
  expect(settingFaults.noOption('a.enc', '/c', 'enc', ['digest', 'encoding'])).toBe(
    'a.enc (/c) is no option of this tool. Did you mean "encoding"?',
  );
  expect(settingFaults.noOption('a.e', '/c', 'e', ['digest', 'encoding'])).toBe('a.e (/c) is no option of this tool.');
});

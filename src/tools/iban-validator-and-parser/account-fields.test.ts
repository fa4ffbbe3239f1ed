import { expect, test } from 'vitest';
import { readAccountFields } from './account-fields.ts';
import { accountStructures } from './account-structures.ts';
import { ibanLengths } from './iban-lengths.ts';
import recorded from './ibankit.fixture.json' with { type: 'json' };

test('reads the recorded fields of ibankit', () => {
  for (const [iban, fields] of recorded.fields as [string, (string | null)[] | null][]) {
    const read = readAccountFields(iban);
    const values = read && [read.bankCode, read.branchCode, read.accountNumber, read.nationalCheckDigits].map((value) => value ?? null);
    expect([iban, values ?? null]).toEqual([iban, fields]);
  }
  expect(recorded.fields.length).toBeGreaterThanOrEqual(200);
});

// The examples of the IBAN registry, each with a wrong check character.
test.each(['IT60Y0542811101000000123456', 'SM86A0322509800000000270100'])(
  'reads no fields of %s, whose control letter is wrong',
  (iban) => {
    expect(readAccountFields(iban)).toBeUndefined();
  },
);

test('every structure has the length of its country', () => {
  for (const [country, structure] of Object.entries(accountStructures)) {
    const length = structure.match(/\d+/g)?.reduce((sum, part) => sum + Number(part), 4);
    expect([country, length]).toEqual([country, ibanLengths.get(country)]);
  }
});

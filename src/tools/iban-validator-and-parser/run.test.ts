import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { declaration } from './declare.ts';
import { exampleIbans } from './example-ibans.ts';
import recorded from './ibankit.fixture.json' with { type: 'json' };
import { describe as describeGiven, type IbanDescription } from './run.ts';

const describeIban = (iban: string) => describeGiven({ iban });

function described(typed: string): IbanDescription {
  const result = describeIban(typed);
  if (!result.ok || result.value === null) throw new Error(`“${typed}” has no description.`);
  return result.value;
}

const codes = (typed: string) => described(typed).problems.map(({ code }) => code);

/** The remainder of ISO 7064, MOD 97-10, in big integers. A valid IBAN has the remainder 1. */
const remainder = (iban: string): bigint =>
  BigInt([...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('')) % 97n;

const sampleOf = (country: string): string => recorded.samples.find((iban) => iban.startsWith(country)) ?? '';

describe('describeIban', () => {
  test('contains everything about an IBAN', () => {
    // The example of Germany in the IBAN registry.
    expect(described('DE89 3704 0044 0532 0130 00')).toEqual({
      problems: [],
      corrected: undefined,
      parts: { country: 'DE', checkDigits: '89', bban: '370400440532013000' },
      fields: { bankCode: '37040044', branchCode: undefined, accountNumber: '0532013000', nationalCheckDigits: undefined },
      isSepa: true,
      isQrIban: undefined,
      printFormat: 'DE89 3704 0044 0532 0130 00',
      electronicFormat: 'DE89370400440532013000',
    });
  });

  // The examples of the IBAN registry, with its positions of bank, branch, and account. The second is from the French standard.
  test.each([
    ['GB29NWBK60161331926819', 'NWBK', '601613', '31926819', undefined],
    ['FR7630006000011234567890189', '30006', '00001', '12345678901', '89'],
    ['MT84MALT011000012345MTLCAST001S', 'MALT', '01100', '0012345MTLCAST001S', undefined],
    ['CH9300762011623852957', '00762', undefined, '011623852957', undefined],
    ['BE68539007547034', '539', undefined, '0075470', '34'],
    ['ES9121000418450200051332', '2100', '0418', '0200051332', '45'],
    ['IT60X0542811101000000123456', '05428', '11101', '000000123456', 'X'],
    ['NL91ABNA0417164300', 'ABNA', undefined, '0417164300', undefined],
    ['NO9386011117947', '8601', undefined, '111794', '7'],
  ])('splits %s', (iban, bankCode, branchCode, accountNumber, nationalCheckDigits) => {
    expect(described(iban)).toMatchObject({ problems: [], fields: { bankCode, branchCode, accountNumber, nationalCheckDigits } });
  });

  // The structures of the IBAN registry, release 95; Ivory Coast: arhs/iban.js#53, Qowaiv#454
  test.each([
    'CI71CI0420100200123456789012',
    'CI05A00060174100178530011852',
    'PK64SCBL00000011A3456702',
    'PS70PALSA00000000400123456702',
    'DO67123400000000000000000000',
    'BY4112340000AAAAAAAAAAAAAAAA',
    'SN12K00100152000025690007542',
  ])('accepts %s, which ibantools refuses', (iban) => {
    expect(described(iban).problems).toEqual([]);
    expect(codes(`${iban.slice(0, 2)}${iban.slice(2, 4) === '10' ? '11' : '10'}${iban.slice(4)}`)).toEqual(['wrongCheckDigits']);
  });

  test.each(['GE97120000000000000000', 'IE291B0000000000000000', 'TR8800000A0000000000000000', 'VG5812340000000000000000'])(
    'refuses %s, which ibantools accepts',
    (iban) => {
      expect(codes(iban)).toEqual(['wrongPattern']);
    },
  );

  test.each([...exampleIbans, declaration.inputs.iban.sample ?? ''])('accepts %s, an example on the page', (example) => {
    expect(described(example)).toMatchObject({ problems: [], printFormat: example });
  });

  test.each([
    'iban: gb29 nwbk 6016 1331 9268 19',
    'IBAN GB29NWBK60161331926819',
    'GB29-NWBK-6016-1331-9268-19',
    'GB29.NWBK.6016.1331.9268.19',
    ' GB29\u00a0NWBK\u202f6016\t1331 9268 19\n',
    'Iban : GB29‑NWBK\u200b60161331926819\ufeff',
  ])('reads %j', (typed) => {
    expect(described(typed)).toMatchObject({ problems: [], electronicFormat: 'GB29NWBK60161331926819' });
  });

  test.each([
    ['CH4431999123000889012', true], // SIX, the specification of the QR-bill
    ['CH9300762011623852957', false],
    ['LI21088100002324013AA', false],
    ['DE89370400440532013000', undefined],
  ])('for %s isQrIban is %s', (iban, isQrIban) => {
    expect(described(iban).isQrIban).toBe(isQrIban);
  });

  // European Payments Council, EPC409-09: the last countries joined in 2024 and 2025.
  test.each([
    ['DE', true],
    ['CH', true],
    ['GB', true],
    ['AD', true],
    ['ME', true],
    ['RS', true],
    ['BR', false],
    ['TR', false],
    ['UA', false],
  ])('recognizes whether %s is in SEPA: %s', (country, isSepa) => {
    expect(described(sampleOf(country)).isSepa).toBe(isSepa);
  });

  test.each([
    ['D', [{ code: 'noCountryLetters', values: {} }]],
    ['8937', [{ code: 'noCountryLetters', values: {} }]],
    ['XX89370400440532013000', [{ code: 'unknownCountry', values: { country: 'XX' } }]],
    ['US89370400440532013000', [{ code: 'unknownCountry', values: { country: 'US' } }]],
    ['DE8X370400440532013000', [{ code: 'checkDigitsNotDigits', values: { found: '8X' } }]],
    ['DE8937040044053201300', [{ code: 'wrongLength', values: { needed: 22, found: 21 } }]],
    [
      'DE',
      [
        { code: 'checkDigitsNotDigits', values: { found: '' } },
        { code: 'wrongLength', values: { needed: 22, found: 2 } },
      ],
    ],
    ['DE89A70400440532013000', [{ code: 'wrongPattern', values: {} }]],
    ['DE89370400440532013001', [{ code: 'wrongCheckDigits', values: { found: '89', expected: '62' } }]],
    // Belgium: the last two digits are the ten before them modulo 97.
    ['BE41539007547035', [{ code: 'wrongNationalCheckDigits', values: {} }]],
    [
      'BE68539007547035',
      [
        { code: 'wrongNationalCheckDigits', values: {} },
        { code: 'wrongCheckDigitsToo', values: { found: '68' } },
      ],
    ],
  ])('reports the problems of %s', (typed, problems) => {
    expect(described(typed)).toMatchObject({ problems, fields: undefined });
  });

  test.each([
    ['DE00370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['DEXX370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['BE68539007547035', undefined],
    ['DE0037040044053201300', undefined],
    ['DE89370400440532013000', undefined],
  ])('corrects %s if only its check digits are wrong', (typed, corrected) => {
    expect(described(typed).corrected).toBe(corrected);
  });

  // ISO 7064, MOD 97-10: 97 and 00 have the same remainder, but only digits from 02 to 98 are assigned.
  test('rejects check digits that are off by 97', () => {
    // A Dutch account with the check digits 02: with 99 the remainder is also 1.
    expect(remainder('NL99ABNA0417164350')).toBe(1n);
    expect(codes('NL02ABNA0417164350')).toEqual([]);
    expect(codes('NL99ABNA0417164350')).toEqual(['wrongCheckDigits']);
  });

  test('shows the parts of an invalid IBAN unless the country is unknown', () => {
    expect(described('DE8937').parts).toEqual({ country: 'DE', checkDigits: '89', bban: '37' });
    expect(described('XX8937')).toMatchObject({ parts: undefined, printFormat: 'XX89 37', electronicFormat: 'XX8937' });
  });

  test.each(['', ' ', 'IBAN:', '- .'])('returns nothing for %j', (typed) => {
    expect(describeIban(typed)).toEqual(ok(null));
  });

  test.each([
    ['DE89!3704?', '!'],
    ['DE89 3704 0044 0532 0130 0ß', 'ß'],
    ['DE89 💶', '💶'],
    ['IBAN: DE89: 3704', ':'],
    ['ＤＥ89', 'Ｄ'],
    ['\u212a', '\u212a'], // the Kelvin sign, whose lowercase letter is k
    ['/DE89', '/'],
  ])('refuses %j because of %s', (typed, character) => {
    expect(describeIban(typed)).toEqual(fail('foreignCharacter', { values: { character } }));
  });

  test('omits the fields of an IBAN with an unknown structure', () => {
    expect(described('YT7630006000011234567890189').fields).toBeUndefined();
  });

  test('calls an IBAN valid only where the remainder is 1, and corrects it to one', () => {
    const changes = fc.record({
      iban: fc.constantFrom(...recorded.samples),
      at: fc.integer({ min: 2, max: 30 }),
      to: fc.constantFrom(...'0123456789'),
    });
    fc.assert(
      fc.property(changes, ({ iban, at, to }) => {
        const typed = iban.slice(0, at) + to + iban.slice(at + 1);
        const { problems, corrected } = described(typed);
        expect(problems.length > 0 || remainder(typed) === 1n).toBe(true);
        expect(corrected === undefined || remainder(corrected.replaceAll(' ', '')) === 1n).toBe(true);
        expect(corrected === undefined || described(corrected).problems.length === 0).toBe(true);
      }),
    );
  });
});

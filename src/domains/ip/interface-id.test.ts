import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eui64Of, interfaceIdOf, macDigitsOf } from './interface-id.ts';

// RFC 4291, appendix A, and the address of a Mac.
test.each([
  ['34567890ABCD', '345678FFFE90ABCD', 0x3656_78ff_fe90_abcdn],
  ['000A959D6816', '000A95FFFE9D6816', 0x020a_95ff_fe9d_6816n],
])('%s has the EUI-64 %s', (digits, eui64, interfaceId) => {
  expect(eui64Of(digits)).toBe(eui64);
  expect(interfaceIdOf(digits)).toBe(interfaceId);
});

test('an interface identifier not derived from a MAC address yields no MAC address', () => {
  expect(macDigitsOf(1n)).toBeUndefined();
  expect(macDigitsOf(0x020a_95ff_ff9d_6816n)).toBeUndefined();
});

test('a MAC address is recovered from its interface identifier', () => {
  fc.assert(
    fc.property(fc.nat(0xff_ff_ff), fc.nat(0xff_ff_ff), (first, last) => {
      const digits = [first, last].map((half) => half.toString(16).padStart(6, '0').toUpperCase()).join('');
      expect(macDigitsOf(interfaceIdOf(digits))).toBe(digits);
    }),
  );
});

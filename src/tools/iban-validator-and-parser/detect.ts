import { defineDetectors } from '#core/detection.ts';
import { toElectronicIban } from './electronic-iban.ts';
import { ibanLengths } from './iban-lengths.ts';

/** The remainder modulo 97 of a number of any length, with two digits for each letter: ISO 7064, MOD 97-10. */
const remainder = (text: string): number =>
  Array.from(text, (character) => Number.parseInt(character, 36)).reduce((sum, value) => (sum * (value > 9 ? 100 : 10) + value) % 97, 0);

const checkDigitsOf = (iban: string): string => String(98 - remainder(`${iban.slice(4)}${iban.slice(0, 2)}00`)).padStart(2, '0');

export const detectors = defineDetectors([
  {
    id: 'iban',
    reads: 'text',
    maxLength: 64,
    detect({ bare }) {
      const electronic = toElectronicIban(bare);
      const iban = electronic.ok ? electronic.value : '';
      if (!/^[A-Z]{2}\d{2}/.test(iban) || ibanLengths.get(iban.slice(0, 2)) !== iban.length) return undefined;
      const found = { reading: 'iban', hands: { inputs: { iban: bare } } } as const;
      const expected = checkDigitsOf(iban);
      if (iban.slice(2, 4) !== expected)
        return { ...found, confidence: 'likely', rank: 65, answer: { text: 'notValid', values: { expected } } };
      const values = { country: { country: iban.slice(0, 2) } };
      return { ...found, confidence: 'certain', rank: 3, answer: { text: 'valid', values, copy: iban } };
    },
  },
]);

/** The value of a letter in the French key: A to I are 1 to 9, J to R are 1 to 9, and S to Z are 2 to 9. */
const frenchDigit = (letter: string): string => {
  const index = Number.parseInt(letter, 36) - 10;
  return String(index < 18 ? (index % 9) + 1 : index - 16);
};

/** The French key: bank, branch, and account are multiplied by 100, and the key completes them to a multiple of 97. */
function frenchKey(account: string): string {
  const digits = account.replaceAll(/[A-Z]/g, frenchDigit);
  return String(97n - (BigInt(`${digits}00`) % 97n)).padStart(2, '0');
}

/** Values of the digits and letters at the odd positions of an Italian account, counted from 1, for 0 and A, for 1 and B, and so on. */
const ITALIAN = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** The Italian control letter (CIN). */
function italianLetter(account: string): string {
  const values = [...account].map((character) => Number.parseInt(character, 36)).map((value) => (value > 9 ? value - 10 : value));
  const sum = values.reduce((total, value, index) => total + (index % 2 === 0 ? (ITALIAN[value] ?? 0) : value), 0);
  return String.fromCodePoint(0x41 + (sum % 26));
}

/** Countries whose national check digits ibantools does not check. */
const computed: Readonly<Record<string, (account: string) => string>> = {
  BJ: frenchKey,
  GA: frenchKey,
  GQ: frenchKey,
  IT: italianLetter,
  SM: italianLetter,
};

/** Whether the national check digits match bank, branch, and account. `true` for countries with another method, or without one. */
export function hasNationalCheckDigits(country: string, account: string, checkDigits: string): boolean {
  const compute = Object.hasOwn(computed, country) ? computed[country] : undefined;
  return compute === undefined || compute(account) === checkDigits;
}

const alphabetOf = (characters: string): Uint8Array => new TextEncoder().encode(characters);

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const STANDARD = alphabetOf(`${LETTERS_AND_DIGITS}+/`);
const URL_SAFE = alphabetOf(`${LETTERS_AND_DIGITS}-_`);

/** Bytes as Base64 with padding: RFC 4648, section 4. */
export const toBase64 = (bytes: Uint8Array): string => encode(bytes, STANDARD) + '='.repeat((3 - (bytes.length % 3)) % 3);

/** Bytes as Base64 in the alphabet that is safe in URLs and file names, without padding: RFC 4648, sections 5 and 3.2. */
export const toBase64Url = (bytes: Uint8Array): string => encode(bytes, URL_SAFE);

/** Six bits a character; the last character is filled up with zero bits. */
function encode(bytes: Uint8Array, alphabet: Uint8Array): string {
  const characters = new Uint8Array(Math.ceil((bytes.length * 8) / 6));
  let written = 0;
  let bits = 0;
  let bitCount = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    for (bitCount += 8; bitCount >= 6; bitCount -= 6) characters[written++] = alphabet[(bits >> (bitCount - 6)) & 63] ?? 0;
  }
  if (bitCount > 0) characters[written] = alphabet[(bits << (6 - bitCount)) & 63] ?? 0;
  return new TextDecoder().decode(characters);
}

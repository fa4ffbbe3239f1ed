/** Bytes as binary digits, eight a byte with the most significant one first, without separators. */
export const toBinaryDigits = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');

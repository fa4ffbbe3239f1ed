/** Converts bytes to binary digits: eight per byte, most significant first, without separators. */
export const toBinaryDigits = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');

/** A code point in Unicode notation with at least four digits: `U+0009`, `U+1F600` (Unicode 16, appendix A). */
export const formatCodePoint = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

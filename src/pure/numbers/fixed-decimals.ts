/** A number with so many decimals, no more and no fewer, with the decimal sign of a language. */
export const fixedDecimals = (value: number, decimals: number, language: string): string =>
  value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false });

/** Formats a number with an exact number of decimals and the decimal separator of a language. */
export const fixedDecimals = (value: number, decimals: number, language: string): string =>
  value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false });

/** Converts a color to `#rrggbb` for a native color picker. Returns black for notations other than hexadecimal. */
export function pickerColor(color: string): string {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(color.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return '#000000';
  return `#${digits.length < 6 ? digits.slice(0, 3).replaceAll(/./g, '$&$&') : digits.slice(0, 6)}`;
}

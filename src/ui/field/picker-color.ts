/** What a native color picker can start from: `#rrggbb`. Of other notations than the hexadecimal it knows nothing and starts from black. */
export function pickerColor(color: string): string {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(color.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return '#000000';
  return `#${digits.length < 6 ? digits.slice(0, 3).replaceAll(/./g, '$&$&') : digits.slice(0, 6)}`;
}

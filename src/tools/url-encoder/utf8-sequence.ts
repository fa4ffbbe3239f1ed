/** The length in bytes (1 to 4) of the well-formed UTF-8 sequence at an offset, or 0 if there is none (Unicode 16, table 3-7). */
export function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at];
  if (lead === undefined) return 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const second = bytes[at + 1] ?? 0;
  // Excludes overlong sequences, surrogates, and values above U+10FFFF.
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let next = 2; next < length; next++) if ((bytes[at + next] ?? 0) >> 6 !== 0b10) return 0;
  return length;
}

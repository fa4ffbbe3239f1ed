/** The maximum of the 31 bits of a TTL (RFC 2181, section 8). Times of a SOA record have 32 bits in BIND. */
export const LARGEST_TTL = 2_147_483_647;

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

/** Parses seconds, or counts with units such as `1h30m` and `2W`; undefined for other text. */
export function parseTtl(text: string): number | undefined {
  if (/^\d{1,10}$/.test(text)) return within(Number(text));
  if (!/^(?:\d{1,10}[smhdw])+$/i.test(text)) return undefined;
  let seconds = 0;
  for (const [, count = '', unit = ''] of text.matchAll(/(\d{1,10})([smhdw])/gi))
    seconds += Number(count) * (SECONDS[unit.toLowerCase()] ?? 0);
  return within(seconds);
}

const within = (seconds: number): number | undefined => (seconds <= LARGEST_TTL ? seconds : undefined);

/** Whether a text in the position of a TTL looks like one. */
export const looksLikeTtl = (text: string): boolean => /^\d+$|^(?:\d+[smhdw])+$/i.test(text);

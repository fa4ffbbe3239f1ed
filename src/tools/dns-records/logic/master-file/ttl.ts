/** A TTL has 31 bits (RFC 2181, section 8); times of a SOA record have 32 in BIND. */
export const LARGEST_TTL = 2_147_483_647;

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

/** Seconds, or counts with units such as `1h30m` and `2W`; undefined for what is no TTL. */
export function parseTtl(text: string): number | undefined {
  if (/^\d{1,10}$/.test(text)) return within(Number(text));
  if (!/^(?:\d{1,10}[smhdw])+$/i.test(text)) return undefined;
  let seconds = 0;
  for (const [, count = '', unit = ''] of text.matchAll(/(\d{1,10})([smhdw])/gi))
    seconds += Number(count) * (SECONDS[unit.toLowerCase()] ?? 0);
  return within(seconds);
}

const within = (seconds: number): number | undefined => (seconds <= LARGEST_TTL ? seconds : undefined);

/** What stands where a TTL may stand and looks like one. */
export const looksLikeTtl = (text: string): boolean => /^\d+$|^(?:\d+[smhdw])+$/i.test(text);

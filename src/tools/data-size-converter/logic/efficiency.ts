import { type Fraction, fraction, fractionOf } from '#pure/numbers/fraction.ts';
import { parseExactDecimal } from '#pure/numbers/exact-decimal.ts';

/**
 * How many of the bits on a line are data. A frame of Ethernet takes 38 bytes besides its payload (IEEE 802.3: preamble, header, check sequence,
 * gap between packets); headers of IPv4 and TCP take 40 of that, those of IPv6 and TCP 60, without options.
 */
const shares = {
  all: fraction(1n),
  tcpIpv4: fraction(1460n, 1538n),
  tcpIpv6: fraction(1440n, 1538n),
  tcpJumbo: fraction(8960n, 9038n),
  code8b10b: fraction(8n, 10n),
  code64b66b: fraction(64n, 66n),
  code128b130b: fraction(128n, 130n),
} as const;

export const efficiencies = ['all', 'tcpIpv4', 'tcpIpv6', 'tcpJumbo', 'code8b10b', 'code64b66b', 'code128b130b', 'custom'] as const;

/** More decimals than a number of JavaScript has. */
const MAX_EXPONENT = 400;

/** A share of 1; the custom one is in percent, and its share 0 where it is no number. */
export function shareOf(efficiency: (typeof efficiencies)[number], customPercent: number): Fraction {
  if (efficiency !== 'custom') return shares[efficiency];
  const percent = parseExactDecimal(String(customPercent), MAX_EXPONENT);
  const { numerator, denominator } = percent.ok ? fractionOf(percent.value) : fraction(0n);
  return fraction(numerator, denominator * 100n);
}

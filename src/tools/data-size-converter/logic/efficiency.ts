import { type Fraction, fraction, fractionOf } from '#pure/numbers/fraction.ts';
import { parseExactDecimal } from '#pure/numbers/exact-decimal.ts';

/**
 * The share of data among the bits on a line. An Ethernet frame adds 38 bytes to its payload (IEEE 802.3: preamble, header, check sequence,
 * gap between packets). The headers of IPv4 and TCP take 40 bytes of the payload, those of IPv6 and TCP 60, without options.
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

/** Exceeds the decimals of any JavaScript number. */
const MAX_EXPONENT = 400;

/** The efficiency as a share of 1. A custom one is in percent, and 0 if it is not a number. */
export function shareOf(efficiency: (typeof efficiencies)[number], customPercent: number): Fraction {
  if (efficiency !== 'custom') return shares[efficiency];
  const percent = parseExactDecimal(String(customPercent), MAX_EXPONENT);
  const { numerator, denominator } = percent.ok ? fractionOf(percent.value) : fraction(0n);
  return fraction(numerator, denominator * 100n);
}

import type { Presenters } from '#core/present.ts';
import { groupDigits } from '#pure/network/mac-digits.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

/** Cisco's notation has dots between groups of four. The others are those of IEEE 802-2024, section 8.1. */
const grouped = {
  colon: (digits: string) => groupDigits(digits, 2, ':'),
  hyphen: (digits: string) => groupDigits(digits, 2, '-'),
  dot: (digits: string) => groupDigits(digits, 4, '.'),
  none: (digits: string) => digits,
};

export const presenters = {
  /** One address per line, without a final line break. */
  generate(addresses, { letterCase, separator }) {
    const lines = addresses.map(grouped[separator]).join('\n');
    return { addresses: letterCase === 'lower' ? lines.toLowerCase() : lines };
  },
} satisfies Presenters<typeof declaration, typeof run>;

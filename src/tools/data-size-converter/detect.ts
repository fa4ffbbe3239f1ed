import { defineDetectors } from '#core/detection.ts';

const NUMBER = String.raw`\d{1,15}(?:[.,]\d{1,15}|[_ ']\d{3}){0,4}(?:e[+-]?\d{1,2})?`;
const LONG = '(?:[Kk]ilo|[Mm]ega|[Gg]iga|[Tt]era|[Pp]eta|[Ee]xa|[Kk]ibi|[Mm]ebi|[Gg]ibi|[Tt]ebi|[Pp]ebi|[Ee]xbi)';
const BYTES = String.raw`(?:[kKMGTPEZY]i?)?(?:B|o|bytes?|Bytes?)|${LONG}bytes?`;
const BITS = String.raw`(?:[kKMGTPEZY]i?)?(?:bits?|b)|${LONG}bits?`;
const PERIOD = String.raw`(?:s|sec|seconds?|min|minutes?|h|hours?|d|days?)`;
const SIZE = String.raw`${NUMBER}\s?(?:${BYTES}|${BITS})`;
const RATE = String.raw`${NUMBER}\s?(?:(?:${BYTES}|${BITS})\s?(?:/\s?|per )${PERIOD}|[kKMGTP]?[bB]ps)`;
const TIME = String.raw`(?:${NUMBER}\s?(?:ms|${PERIOD}|w|weeks?)(?:\s+|$)){1,4}|\d{1,4}:\d\d:\d\d`;

const LONE_SIZE = new RegExp(String.raw`^(?:${SIZE})$`);
/** A number with a binary suffix of Kubernetes. `10 M` is ambiguous. */
const QUANTITY = /^\d{1,15}[KMGTPE]i$/;
const LONE_RATE = new RegExp(String.raw`^(?:${RATE})$`);
const TRANSFER = new RegExp(
  String.raw`^(?:${SIZE}\s*(?:@|at|with)\s*${RATE}|${SIZE}\s+(?:in|per)\s+(?:${TIME})|${SIZE}\s?/\s?(?:${TIME})|${RATE}\s+(?:for|x|×)\s+(?:${TIME}))$`,
);
/** A single-letter unit without a prefix is ambiguous: `5 b`. */
const UNSURE = /\d\s?[bo]$/;

type Reading = 'transfer' | 'rate' | 'size';

function readingOf(bare: string): Reading | undefined {
  if (TRANSFER.test(bare)) return 'transfer';
  if (LONE_RATE.test(bare)) return 'rate';
  return (LONE_SIZE.test(bare) && !UNSURE.test(bare)) || QUANTITY.test(bare) ? 'size' : undefined;
}

export const detectors = defineDetectors([
  {
    id: 'quantity',
    reads: 'text',
    maxLength: 80,
    detect({ bare }) {
      const reading = readingOf(bare);
      if (reading === undefined) return undefined;
      const inputs = { transfer: bare };
      return {
        reading,
        confidence: QUANTITY.test(bare) ? 'likely' : 'strong',
        rank: 37.5,
        ask: { operation: 'convert', inputs, write: 'counterpart', isNeeded: true },
        hands: { inputs },
      };
    },
  },
]);

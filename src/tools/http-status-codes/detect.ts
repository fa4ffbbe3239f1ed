import { defineDetectors, type Finding } from '#core/detection.ts';

/** The status line of RFC 9112, section 4, and the shorter one of later versions. */
const STATUS_LINE = /^HTTP\/\d(?:\.\d)? ([1-5]\d\d)(?=\s|$)/;
const CODE = /^[1-5]\d\d$/;

/** A finding that needs the tool's search, because only the tool knows which codes are registered. */
const found = (search: string, ranking: Pick<Finding, 'confidence' | 'rank'>): Finding => ({
  ...ranking,
  reading: 'status',
  ask: { operation: 'search', inputs: { search }, write: 'name', isNeeded: true },
  hands: { inputs: { search } },
});

export const detectors = defineDetectors([
  {
    id: 'status-line',
    reads: 'text',
    maxLength: 8192,
    detect({ bare }) {
      const code = STATUS_LINE.exec(bare)?.[1];
      return code === undefined ? undefined : found(code, { confidence: 'strong', rank: 36 });
    },
  },
  {
    id: 'code',
    reads: 'text',
    maxLength: 3,
    detect: ({ bare }) => (CODE.test(bare) ? found(bare, { confidence: 'likely', rank: 66 }) : undefined),
  },
]);

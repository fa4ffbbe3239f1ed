import { defineDetectors, type Finding } from '#core/detection.ts';
import { registeredCodes } from './status-codes.ts';

/** RFC 9112, section 4, and the shorter one of later versions. */
const STATUS_LINE = /^HTTP\/\d(?:\.\d)? (\d{3})(?=\s|$)/;

function found(search: string | undefined, said: Pick<Finding, 'confidence' | 'rank'>): Finding | undefined {
  const status = registeredCodes.find(({ code }) => String(code) === search);
  return (
    status && {
      ...said,
      reading: 'status',
      answer: { copy: `${status.code} ${status.name}` },
      hands: { inputs: { search: String(status.code) } },
    }
  );
}

export const detectors = defineDetectors([
  {
    id: 'status-line',
    reads: 'text',
    maxLength: 8192,
    detect: ({ bare }) => found(STATUS_LINE.exec(bare)?.[1], { confidence: 'strong', rank: 36 }),
  },
  { id: 'code', reads: 'text', maxLength: 3, detect: ({ bare }) => found(bare, { confidence: 'likely', rank: 66 }) },
]);

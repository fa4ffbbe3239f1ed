import { defineDetectors, type Finding } from '#core/detection.ts';
import { inspectUuid } from './inspect-uuid.ts';

const HYPHENATED = /^(?:urn:uuid:)?\{?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/i;
/** The digits of a UUID with an RFC 9562 version and variant. */
const DIGITS = /^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i;

function found(inspected: string, kind: Pick<Finding, 'reading' | 'confidence' | 'rank'>): Finding | undefined {
  const uuid = inspectUuid({ inspected });
  if (!uuid.ok || !uuid.value) return undefined;
  const { version, createdAt } = uuid.value;
  const finding = { ...kind, hands: { inputs: { inspected } } };
  if (version === 'unknown') return finding;
  if (version === 'nil' || version === 'max') return { ...finding, answer: { text: version } };
  if (createdAt !== undefined) {
    const utc = `${createdAt.replace('T', ' ').slice(0, -1)} UTC`;
    return { ...finding, answer: { text: 'dated', values: { version, utc } } };
  }
  const text = version === 4 ? 'random' : version === 3 || version === 5 ? 'named' : 'version';
  return { ...finding, answer: { text, values: { version } } };
}

export const detectors = defineDetectors([
  {
    id: 'uuid',
    reads: 'text',
    maxLength: 64,
    detect: ({ bare }) => (HYPHENATED.test(bare) ? found(bare, { reading: 'uuid', confidence: 'strong', rank: 22 }) : undefined),
  },
  {
    id: 'bare-uuid',
    reads: 'text',
    maxLength: 32,
    detect: ({ bare }) => (DIGITS.test(bare) ? found(bare, { reading: 'bare', confidence: 'likely', rank: 69 }) : undefined),
  },
]);
